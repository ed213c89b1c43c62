/**
 * Returns the same items, beginning with another one in each round, so that none is always the one
 * that is measured first.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} round from 0
 * @returns {Item[]}
 */
export function rotated(items, round) {
  const first = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

/**
 * Measures each thing once in every round. A measurement that fails is said and left out, so that
 * one bad load does not cost a whole run.
 *
 * @template Item
 * @template Sample
 * @param {object} options
 * @param {readonly Item[]} options.items
 * @param {number} options.rounds
 * @param {(item: Item) => string} options.name under which its samples are kept
 * @param {(item: Item) => Promise<Sample>} options.measure
 * @param {(line: string) => void} options.say
 * @returns {Promise<Record<string, Sample[]>>} by name
 */
export async function inRounds({ items, rounds, name, measure, say }) {
  /** @type {Record<string, Sample[]>} */
  const samples = Object.fromEntries(items.map((item) => [name(item), []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const item of rotated(items, round)) {
      const begin = performance.now();
      try {
        samples[name(item)]?.push(await measure(item));
        const seconds = ((performance.now() - begin) / 1000).toFixed(1);
        say(`· round ${round + 1} of ${rounds}: ${name(item)}, ${seconds} s`);
      } catch (error) {
        say(`! round ${round + 1} of ${rounds}: ${name(item)} failed: ${error}`);
      }
    }
  }
  return samples;
}
