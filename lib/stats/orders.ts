import { type Random, shuffled } from "./random";

/** Returns `count` different whole numbers below `below`, in rising order. Every set is equally likely. */
function drawPlaces(count: number, below: number, random: Random): number[] {
  const places = Array.from({ length: below }, (_, place) => place);
  return shuffled(places, random)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/**
 * Returns the lengths of `parts` runs. Each length is at least 1, and they add up to `total`. Every combination is
 * equally likely.
 */
function drawLengths(total: number, parts: number, random: Random): number[] {
  const cuts = drawPlaces(parts - 1, total - 1, random).map((cut) => cut + 1);
  return [...cuts, total].map((cut, index) => cut - (cuts[index - 1] ?? 0));
}

/**
 * Returns a sequence of two kinds, half of each kind. Each of the four pairs of successive kinds occurs equally often,
 * except for one pair: an even number of trials has one pair fewer, and each of the four pairs is equally often the
 * less frequent pair. The previous trial therefore does not predict the next trial. Earlier trials predict it a little,
 * because the number of each pair is fixed. The kind of the trial two back is less likely than the other kind (0.455 in
 * 24 trials), and a change becomes more likely with each repetition of a kind (docs/orders.md). The sequence is drawn
 * as runs of equal trials. About a quarter of the trials begin a run of one kind, and a quarter a run of the other
 * kind. The lengths of the runs are drawn from all combinations with the right sum. The time is linear in the number of
 * trials, except for a sort.
 * @param count a multiple of 4
 */
export function balancedPairs<Kind>(
  kinds: readonly [Kind, Kind],
  count: number,
  random: Random,
): Kind[] {
  const [one, other] = random() < 0.5 ? kinds : [kinds[1], kinds[0]];
  // The last run consists of trials of the first kind or of the second kind.
  const more = random() < 0.5 ? 1 : 0;
  const lengths = [count / 4 + more, count / 4].map((runs) => drawLengths(count / 2, runs, random));
  return Array.from({ length: count / 2 + more }, (_, run) => {
    const length = lengths[run % 2]?.[Math.floor(run / 2)] ?? 0;
    return Array.from({ length }, () => (run % 2 === 0 ? one : other));
  }).flat();
}

/**
 * Returns a sequence of two kinds with a given number of trials of each kind. If the two numbers are equal, each pair
 * of successive kinds occurs equally often (`balancedPairs`). Otherwise every order is equally likely.
 * @param counts number of trials of each kind; if the two numbers are equal, their sum is a multiple of 4
 */
export function twoKinds<Kind>(
  kinds: readonly [Kind, Kind],
  counts: readonly [number, number],
  random: Random,
): Kind[] {
  if (counts[0] === counts[1]) return balancedPairs(kinds, counts[0] + counts[1], random);
  const all = kinds.flatMap((kind, index) =>
    Array.from({ length: counts[index] ?? 0 }, () => kind),
  );
  return shuffled(all, random);
}

/**
 * Returns the positions of rare trials, from 0 and in rising order. No two positions are adjacent, and none is among
 * the first trials. Every such choice is equally likely. At least one position lies between two rare trials. The
 * positions are therefore drawn from a range that is shorter by these gaps, and then moved apart.
 */
export function spacedPlaces(rare: number, count: number, first: number, random: Random): number[] {
  return drawPlaces(rare, count - first - (rare - 1), random).map(
    (place, index) => first + place + index,
  );
}

/** The largest number of swaps before the search stops. A few swaps are enough if a valid order exists. */
const MOST_SWAPS = 10_000;

/**
 * Returns items for a sequence of kinds, with the items of each kind in random order and no item twice in a row. Each
 * repeated item is swapped with the item at a random position of the same kind, so that the last trials are treated
 * like the first trials. A swap that increases the number of repeats is undone. The time is linear in the number of
 * trials, because each repeat needs a few tries.
 * @param itemsOf the items of each kind, one for each trial of this kind
 * @param before the item shown just before the first trial
 * @throws Error if no order was found, which is a fault of the items
 */
export function withoutRepeats<Kind, Item>(
  kinds: readonly Kind[],
  itemsOf: (kind: Kind) => readonly Item[],
  random: Random,
  before?: Item,
): Item[] {
  const places = new Map<Kind, number[]>();
  for (const [place, kind] of kinds.entries())
    places.set(kind, [...(places.get(kind) ?? []), place]);
  const order: Item[] = [];
  for (const [kind, own] of places)
    for (const [index, item] of shuffled(itemsOf(kind), random).entries())
      order[own[index] as number] = item;

  const isRepeat = (place: number) =>
    place < order.length && order[place] === (place === 0 ? before : order[place - 1]);
  const repeatsAt = (a: number, b: number) => new Set([a, a + 1, b, b + 1].filter(isRepeat)).size;
  const swap = (a: number, b: number) => {
    [order[a], order[b]] = [order[b] as Item, order[a] as Item];
  };
  // The positions of repeats. Each swap adds the positions at which a repeat remains.
  const left = order.map((_, place) => place).filter(isRepeat);
  for (let tries = 0; left.length > 0; tries += 1) {
    const place = left.at(-1) as number;
    if (!isRepeat(place)) {
      left.pop();
      continue;
    }
    if (tries > MOST_SWAPS) throw new Error("No order of the items is without repeats.");
    // Moving the item before a repeat also removes the repeat.
    const moved = place > 0 && random() < 0.5 ? place - 1 : place;
    const own = places.get(kinds[moved] as Kind) ?? [];
    const other = own[Math.floor(random() * own.length)] as number;
    const had = repeatsAt(moved, other);
    swap(moved, other);
    if (repeatsAt(moved, other) > had) swap(moved, other);
    else left.unshift(...[moved, moved + 1, other, other + 1].filter(isRepeat));
  }
  return order;
}
