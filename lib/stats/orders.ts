import { type Random, shuffled } from "./random";

/** `count` different whole numbers below `below` in rising order, every set of them equally likely. */
function drawPlaces(count: number, below: number, random: Random): number[] {
  const places = Array.from({ length: below }, (_, place) => place);
  return shuffled(places, random)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** Lengths of `parts` runs of one or more that add up to `total`, every way of doing so equally likely. */
function drawLengths(total: number, parts: number, random: Random): number[] {
  const cuts = drawPlaces(parts - 1, total - 1, random).map((cut) => cut + 1);
  return [...cuts, total].map((cut, index) => cut - (cuts[index - 1] ?? 0));
}

/**
 * Returns a sequence of two kinds, half of each, in which each kind follows each kind equally often, but for the one
 * pair that an even number of trials lacks, which is each of the four equally often. So the trial before does not tell the
 * next one. What came before it does, a little, as the number of each pair is fixed: the kind of two trials before comes
 * less often than the other one (0.455 in 24 trials), and a change becomes more likely with each trial of one kind in a row
 * (docs/orders.md). It is drawn as runs: about a quarter of the trials begin a run of one kind, a quarter one of the other, their lengths
 * drawn from all that add up. Linear in the number of trials, but for a sort.
 * @param count a multiple of 4
 */
export function balancedPairs<Kind>(
  kinds: readonly [Kind, Kind],
  count: number,
  random: Random,
): Kind[] {
  const [one, other] = random() < 0.5 ? kinds : [kinds[1], kinds[0]];
  // The kind that begins also ends, or the other one does.
  const more = random() < 0.5 ? 1 : 0;
  const lengths = [count / 4 + more, count / 4].map((runs) => drawLengths(count / 2, runs, random));
  return Array.from({ length: count / 2 + more }, (_, run) => {
    const length = lengths[run % 2]?.[Math.floor(run / 2)] ?? 0;
    return Array.from({ length }, () => (run % 2 === 0 ? one : other));
  }).flat();
}

/**
 * Returns a sequence of two kinds, so many of each: where these are equal, each kind follows each equally often
 * (`balancedPairs`); else every order is equally likely.
 * @param counts of the two kinds; a multiple of 4 together where they are equal
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
 * Returns the places, from 0 and in rising order, of rare trials of which no two follow one another and none is
 * among the first; every such choice is equally likely. Between two of them there is at least one place, so they
 * are drawn from so many places fewer, and moved apart.
 */
export function spacedPlaces(rare: number, count: number, first: number, random: Random): number[] {
  return drawPlaces(rare, count - first - (rare - 1), random).map(
    (place, index) => first + place + index,
  );
}

/** Swaps tried for a repeat before the order is given up; a few are enough where an order exists. */
const MOST_SWAPS = 10_000;

/**
 * Returns items for a sequence of kinds, each kind's own in a random order, with no item twice in a row. Repeats are
 * swapped with a place of the same kind drawn at random, so the last trials are treated as the first; a swap
 * that makes no repeat fewer is taken back. Linear in the number of trials, as each repeat needs a few tries.
 * @param itemsOf the items of each kind, as many as its trials
 * @param before what is shown just before the first
 * @throws Error when no order was found, which is a fault of the items
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
  // Also places that a swap may have left a repeat at are looked at again.
  const left = order.map((_, place) => place).filter(isRepeat);
  for (let tries = 0; left.length > 0; tries += 1) {
    const place = left.at(-1) as number;
    if (!isRepeat(place)) {
      left.pop();
      continue;
    }
    if (tries > MOST_SWAPS) throw new Error("No order of the items is without repeats.");
    // The repeat goes, too, when the one before it is another.
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
