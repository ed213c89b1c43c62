import { mean, variance } from "./statistics";

/** A common factor: the loading of each item, and the variance of each item that the factor does not explain. */
export type Factor = { loadings: number[]; own: number[] };

const MOST_STEPS = 50_000;
const PRECISION = 1e-11;

/** The least share of an item's variance that may be its own. R's factanal has the same limit. */
const LEAST_OWN = 0.005;

/** Returns the correlations of the columns; null if one of them does not vary. */
function correlations(columns: readonly (readonly number[])[]): number[][] | null {
  const standard = columns.map((values) => {
    const [centre, sd] = [mean(values), Math.sqrt(variance(values))];
    return values.map((value) => (value - centre) / sd);
  });
  const n = columns[0]?.length ?? 0;
  const table = standard.map((x) =>
    standard.map(
      (y) => x.reduce((sum, value, index) => sum + value * (y[index] as number), 0) / (n - 1),
    ),
  );
  return table.flat().every(Number.isFinite) ? table : null;
}

/**
 * Returns one common factor of items by maximum likelihood (Lawley 1940), with the EM algorithm (Rubin & Thayer 1982,
 * doi:10.1007/BF02293851). The loadings are in the units of the items.
 * @param columns the values of each item, over the same people
 * @returns null if there are fewer than 3 items, if an item does not vary, or if the solution is improper: the factor
 * explains an item (almost) completely
 */
export function oneFactor(columns: readonly (readonly number[])[]): Factor | null {
  const table = correlations(columns);
  if (!table || columns.length < 3) return null;
  let loadings = table.map(() => Math.SQRT1_2);
  let own = table.map(() => 0.5);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const ratios = loadings.map((each, i) => each / (own[i] as number));
    const information = 1 + dot(ratios, loadings);
    // The weights of the items in the expected value of a person's factor, and its covariance with each item.
    const weights = ratios.map((each) => each / information);
    const covariances = table.map((row) => dot(row, weights));
    const size = 1 / information + dot(weights, covariances);
    const next = covariances.map((each) => each / size);
    const change = Math.max(...next.map((each, i) => Math.abs(each - (loadings[i] as number))));
    own = next.map((each, i) => 1 - each * (covariances[i] as number));
    loadings = next;
    if (Math.min(...own) < LEAST_OWN) return null;
    if (change < PRECISION) {
      const variances = columns.map(variance);
      return {
        loadings: loadings.map((each, i) => each * Math.sqrt(variances[i] as number)),
        own: own.map((each, i) => each * (variances[i] as number)),
      };
    }
  }
  return null;
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] as number), 0);
