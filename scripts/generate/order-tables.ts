import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flankerSequence } from "@/experiments/apps/flanker/sequence";
import { noGoOfBlock } from "@/experiments/apps/go-no-go/counts";
import { goNoGoSequence } from "@/experiments/apps/go-no-go/sequence";
import { stroopSequence } from "@/experiments/apps/stroop/sequence";
import { APPS } from "@/experiments/catalog/registry";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";

const { parameters: stroop } = APPS.stroop.model;
const { parameters: flanker } = APPS.flanker.model;
const { parameters: goNoGo } = APPS["go-no-go"].model;

/** Functions that draw one test block of each app with conditions, from a seed. */
const BLOCK_OF = {
  stroop: (seed: number) => stroopSequence(seed, stroop.trials / stroop.blocks, stroop),
  flanker: (seed: number) => flankerSequence(seed, flanker.trials / flanker.blocks, flanker),
  "go-no-go": (seed: number) =>
    goNoGoSequence(seed, goNoGo.trials / goNoGo.blocks, noGoOfBlock(goNoGo, 0), goNoGo),
} as const satisfies Record<string, (seed: number) => readonly { condition: string }[]>;

export type OrderedApp = keyof typeof BLOCK_OF;

export const ORDERED_APPS = Object.keys(BLOCK_OF) as OrderedApp[];

/** The condition whose probability the tables state. The other condition has the remaining probability. */
const SHOWN: Record<OrderedApp, string> = {
  stroop: "congruent",
  flanker: "congruent",
  "go-no-go": "no-go",
};

/** Returns blocks that are drawn with successive seeds. The first seed is 1. */
const drawn = <Block>(seeds: number, blockOf: (seed: number) => Block): Block[] =>
  Array.from({ length: seeds }, (_, index) => blockOf(index + 1));

/**
 * Returns the proportion of trials that have a property, separately for each kind of previous trials. The kinds are
 * sorted by name.
 *
 * @param before returns the name for the trials before a position; null leaves the trial out
 */
function shareBy<Trial>(
  blocks: readonly (readonly Trial[])[],
  before: (block: readonly Trial[], place: number) => string | null,
  holds: (trial: Trial, last: Trial) => boolean,
): Record<string, number> {
  const counts = new Map<string, { trials: number; held: number }>();
  for (const block of blocks)
    for (const [index, trial] of block.slice(1).entries()) {
      const name = before(block, index + 1);
      if (name === null) continue;
      const { trials, held } = counts.get(name) ?? { trials: 0, held: 0 };
      const isHeld = holds(trial, block[index] as Trial);
      counts.set(name, { trials: trials + 1, held: held + (isHeld ? 1 : 0) });
    }
  return Object.fromEntries(
    [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { trials, held }]) => [name, held / trials]),
  );
}

/**
 * Returns the number of consecutive trials before the previous trial that have the same condition as the previous
 * trial.
 */
function alikeBefore(block: readonly string[], place: number): number {
  const last = block[place - 1];
  const other = block.slice(0, place).findLastIndex((condition) => condition !== last);
  return place - 1 - other;
}

/** The frequency of a condition, over blocks drawn with successive seeds, beginning with 1. */
export type OrderStatistics = {
  /** The frequency at each position in the block, from 0. */
  byPlace: number[];
  /** The frequency after each condition, keyed by the previous condition. */
  after: Readonly<Record<string, number>>;
  /** The frequency, keyed by the condition of the trial before the previous trial. */
  afterTwo: Readonly<Record<string, number>>;
  /**
   * The frequency of a change of condition, keyed by the number of directly preceding trials of one condition. In
   * go/no-go: the frequency of a no-go trial, keyed by the number of go trials since the last no-go trial.
   */
  change: Readonly<Record<string, number>>;
};

/** Returns the frequency of the tabulated condition of an app at each position, and after each preceding condition. */
export function orderStatistics(app: OrderedApp, seeds: number): OrderStatistics {
  const blocks = drawn(seeds, (seed): readonly string[] =>
    BLOCK_OF[app](seed).map(({ condition }) => condition),
  );
  const shown = SHOWN[app];
  const [first = []] = blocks;
  const byPlace = first.map(
    (_, place) => blocks.filter((block) => block[place] === shown).length / seeds,
  );
  const isShown = (condition: string) => condition === shown;
  const alike = (block: readonly string[], place: number) => {
    // The first trials of a go/no-go block are left out. They cannot be no-go trials, so their frequencies differ.
    const isLeftOut =
      app === "go-no-go" && (block[place - 1] === shown || !block.slice(0, place).includes(shown));
    return isLeftOut ? null : String(alikeBefore(block, place));
  };
  return {
    byPlace,
    after: shareBy(blocks, (block, place) => block[place - 1] ?? null, isShown),
    afterTwo: shareBy(blocks, (block, place) => block[place - 2] ?? null, isShown),
    change: shareBy(blocks, alike, (condition, last) => condition !== last),
  };
}

/**
 * Returns how often the word of a Stroop trial names the ink that was just answered, and how often it is the previous
 * word. The results are keyed by the condition of the trial.
 */
export function stroopRepeats(seeds: number) {
  const blocks = drawn(seeds, BLOCK_OF.stroop);
  const own = (block: readonly { condition: string }[], place: number) =>
    block[place]?.condition ?? null;
  return {
    wordIsLastInk: shareBy(blocks, own, ({ word }, last) => word === last.ink),
    wordIsLastWord: shareBy(blocks, own, ({ word }, last) => word === last.word),
  };
}

/**
 * Returns how often the answer of a flanker trial equals the previous answer. The first value is for the condition
 * `same`, the second for the condition `other`.
 */
export function flankerRepeats(seeds: number): Record<string, number> {
  return shareBy(
    drawn(seeds, BLOCK_OF.flanker),
    (block, place) => (block[place]?.condition === block[place - 1]?.condition ? "same" : "other"),
    ({ target }, last) => target === last.target,
  );
}

const SEEDS = 10_000;
const DOCUMENT = join(ROOT, "docs/orders.md");
const share = (value: number) => value.toFixed(3);

/** The rows of the table: how many trials directly before have the same condition. */
const ALIKE: Record<OrderedApp, readonly number[]> = {
  stroop: [1, 2, 3, 4, 5, 6],
  flanker: [1, 2, 3, 4, 5, 6],
  "go-no-go": [1, 5, 10, 15, 20],
};

/**
 * Returns a sentence with the proportions after each kind of previous trials. The text `after` precedes the first kind.
 */
const sentence = (shares: Readonly<Record<string, number>>, after = "After ") =>
  `${Object.entries(shares)
    .map(([before, value], index) => `${index === 0 ? after : "after "}${before} ${share(value)}`)
    .join(", ")}.`;

/** Returns the tables and sentences about an app that do not concern its conditions. */
const MORE: Partial<Record<OrderedApp, () => string[]>> = {
  stroop: () => {
    const { wordIsLastInk, wordIsLastWord } = stroopRepeats(SEEDS);
    const row = (says: string, shares: Record<string, number>) =>
      `| ${says} | ${["congruent", "incongruent"].map((condition) => share(shares[condition] ?? 0)).join(" | ")} |`;
    return [
      "",
      "### stroop: words after the trial before",
      "",
      "| the word of a trial | congruent | incongruent |",
      "| :-- | --: | --: |",
      row("names the ink just answered", wordIsLastInk),
      row("is the word just before", wordIsLastWord),
    ];
  },
  flanker: () => {
    const { same = 0, other = 0 } = flankerRepeats(SEEDS);
    return [
      "",
      "### flanker: probability of the same answer again",
      "",
      `After the same condition ${share(same)}, after the other ${share(other)}.`,
    ];
  },
};

function table(app: OrderedApp): string {
  const { byPlace, after, afterTwo, change } = orderStatistics(app, SEEDS);
  const shown = SHOWN[app];
  const PER_LINE = 12;
  const lines = Array.from({ length: Math.ceil(byPlace.length / PER_LINE) }, (_, line) => {
    const cells = byPlace.slice(line * PER_LINE, (line + 1) * PER_LINE).map(share);
    const places = `${line * PER_LINE + 1}–${line * PER_LINE + cells.length}`;
    return `| ${places} | ${[...cells, ...Array<string>(PER_LINE - cells.length).fill("")].join(" | ")} |`;
  });
  const alike = ALIKE[app];
  const isGoNoGo = app === "go-no-go";
  return [
    `### ${app}: probability of ${shown}`,
    "",
    sentence(after),
    ...(isGoNoGo ? [] : [`By the condition two trials before: ${sentence(afterTwo, "after ")}`]),
    "",
    `| trials |${" |".repeat(PER_LINE)}`,
    `| :-- |${" --: |".repeat(PER_LINE)}`,
    ...lines,
    "",
    isGoNoGo
      ? "Probability of a no-go trial, by how many go trials have come since the last one:"
      : "Probability of the other condition, by how many trials of one condition have come in a row:",
    "",
    `| trials | ${alike.join(" | ")} |`,
    `| :-- |${" --: |".repeat(alike.length)}`,
    `| probability | ${alike.map((count) => share(change[count] ?? 0)).join(" | ")} |`,
    ...(MORE[app]?.() ?? []),
  ].join("\n");
}

const TABLES = /(<!-- orders -->\n)[\s\S]*?(<!-- \/orders -->)/;

if (process.argv[1] === import.meta.filename)
  await runMain(() => {
    const tables = ORDERED_APPS.map(table).join("\n\n");
    const text = readFileSync(DOCUMENT, "utf8");
    writeFileSync(
      DOCUMENT,
      text.replace(TABLES, (_, open, close) => `${open}\n${tables}\n\n${close}`),
    );
    say("The tables are in docs/orders.md.");
  });
