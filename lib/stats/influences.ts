import type { Halves } from "./halves";
import type { WithError } from "./resampling";

// An influence is what a person contributes to the error of a statistic. The functions return the statistic of the people
// with the given indices, and write the influence of each into a list of equal length. influences.R has the same functions.

/** Returns the standard error of a statistic by the delta method, from the influences of the people. */
export function errorOf(influences: Float64Array): number {
  let squares = 0;
  for (let i = 0; i < influences.length; i += 1) squares += (influences[i] as number) ** 2;
  return Math.sqrt(squares) / influences.length;
}

/** The scale of intervals of reliability, −log(1 − reliability), on which the error hardly depends on the value. */
export const toLogScale = (reliability: number): number => -Math.log(1 - reliability);
export const fromLogScale = (value: number): number => 1 - Math.exp(-value);

/** Returns a reliability on the scale of `toLogScale` with its standard error. */
export const onLogScale = (reliability: number, influences: Float64Array): WithError => ({
  value: toLogScale(reliability),
  error: errorOf(influences) / (1 - reliability),
});

/** Values that differ by less than this share of their mean differ by rounding errors only. */
const ROUNDING = 1e-12;

/** Returns a sum of squared deviations of `n` values; NaN if the values do not vary. */
const varied = (squares: number, n: number, centre: number): number =>
  squares > n * (ROUNDING * centre) ** 2 ? squares : Number.NaN;

// The loops have indices, because iterators of typed arrays take several times as long.

function meanOf(values: ArrayLike<number>, people: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < people.length; i += 1) sum += values[people[i] as number] as number;
  return sum / people.length;
}

/** Returns the sum of squared deviations; NaN if the values do not vary. */
function squaresOf(values: ArrayLike<number>, people: Int32Array, centre: number): number {
  let squares = 0;
  for (let i = 0; i < people.length; i += 1) {
    const deviation = (values[people[i] as number] as number) - centre;
    squares += deviation * deviation;
  }
  return varied(squares, people.length, centre);
}

/** The reliability from errors (`errorReliability`). NaN if the scores do not vary. */
export function errorInfluences(
  scores: ArrayLike<number>,
  squaredErrors: ArrayLike<number>,
  people: Int32Array,
  influences: Float64Array,
): number {
  const n = people.length;
  const [centre, meanError] = [meanOf(scores, people), meanOf(squaredErrors, people)];
  const squares = squaresOf(scores, people, centre);
  const unreliable = meanError / (squares / (n - 1));
  for (let i = 0; i < n; i += 1) {
    const person = people[i] as number;
    const square = ((scores[person] as number) - centre) ** 2;
    const share = (squaredErrors[person] as number) / (squares / (n - 1));
    influences[i] = ((unreliable * n) / squares) * square - share;
  }
  return 1 - unreliable;
}

/** Pearson's correlation. The influences are added to those in the list. NaN if a list does not vary. */
export function addPearsonInfluences(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  people: Int32Array,
  influences: Float64Array,
): number {
  const n = people.length;
  let [sumX, sumY] = [0, 0];
  for (let i = 0; i < n; i += 1) {
    sumX += x[people[i] as number] as number;
    sumY += y[people[i] as number] as number;
  }
  const [meanX, meanY] = [sumX / n, sumY / n];
  let [products, ownX, ownY] = [0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    const a = (x[people[i] as number] as number) - meanX;
    const b = (y[people[i] as number] as number) - meanY;
    products += a * b;
    ownX += a * a;
    ownY += b * b;
  }
  const [squaresX, squaresY] = [varied(ownX, n, meanX), varied(ownY, n, meanY)];
  const scale = Math.sqrt(squaresX * squaresY);
  const r = products / scale;
  const [ofX, ofY, ofBoth] = [(n * r) / (2 * squaresX), (n * r) / (2 * squaresY), n / scale];
  for (let i = 0; i < n; i += 1) {
    const a = (x[people[i] as number] as number) - meanX;
    const b = (y[people[i] as number] as number) - meanY;
    influences[i] = (influences[i] as number) + ofBoth * a * b - ofX * a * a - ofY * b * b;
  }
  return r;
}

/** The reliability of halves (`reliabilityOfHalves`). NaN if the halves of a split do not vary. */
export function halvesInfluences(
  { one, two }: Halves,
  people: Int32Array,
  influences: Float64Array,
): number {
  const splits = one.length;
  influences.fill(0);
  let sum = 0;
  for (let split = 0; split < splits; split += 1)
    sum += addPearsonInfluences(
      one[split] as Float64Array,
      two[split] as Float64Array,
      people,
      influences,
    );
  const r = sum / splits;
  // The derivative of 2r / (1 + r), by which the length is doubled.
  const slope = 2 / (1 + r) ** 2 / splits;
  for (let i = 0; i < influences.length; i += 1) influences[i] = (influences[i] as number) * slope;
  return (2 * r) / (1 + r);
}

/** Cronbach's alpha. NaN if the sum of the items does not vary. @param items the answers to each item */
export function alphaInfluences(
  items: readonly Float64Array[],
  people: Int32Array,
  influences: Float64Array,
): number {
  const totals = new Float64Array(items[0]?.length ?? 0);
  for (const answers of items)
    for (let person = 0; person < totals.length; person += 1)
      totals[person] = (totals[person] as number) + (answers[person] as number);
  const own = items.map((answers) => ({ answers, centre: meanOf(answers, people) }));
  const centre = meanOf(totals, people);
  let within = 0;
  influences.fill(0);
  for (const { answers, centre: middle } of own)
    for (let i = 0; i < people.length; i += 1) {
      const square = ((answers[people[i] as number] as number) - middle) ** 2;
      influences[i] = (influences[i] as number) - square;
      within += square;
    }
  const all = squaresOf(totals, people, centre);
  const factor = items.length / (items.length - 1);
  const ratio = within / all;
  for (let i = 0; i < people.length; i += 1) {
    const square = ((totals[people[i] as number] as number) - centre) ** 2;
    influences[i] = (factor * people.length * ((influences[i] as number) + ratio * square)) / all;
  }
  return factor * (1 - ratio);
}
