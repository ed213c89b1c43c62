import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flankerSequence } from "@/experiments/flanker/sequence";
import { noGoOfBlock } from "@/experiments/go-no-go/counts";
import { goNoGoSequence } from "@/experiments/go-no-go/sequence";
import { APPS } from "@/experiments/registry";
import { stroopSequence } from "@/experiments/stroop/sequence";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";

const { parameters: stroop } = APPS.stroop.model;
const { parameters: flanker } = APPS.flanker.model;
const { parameters: goNoGo } = APPS["go-no-go"].model;

/** The conditions of one test block of each app that has conditions, by seed. */
export const CONDITIONS_OF = {
  stroop: (seed: number) =>
    stroopSequence(seed, stroop.trials / stroop.blocks, stroop).map(({ condition }) => condition),
  flanker: (seed: number) =>
    flankerSequence(seed, flanker.trials / flanker.blocks, flanker).map(
      ({ condition }) => condition,
    ),
  "go-no-go": (seed: number) =>
    goNoGoSequence(seed, goNoGo.trials / goNoGo.blocks, noGoOfBlock(goNoGo, 0), goNoGo).map(
      ({ condition }) => condition,
    ),
} as const satisfies Record<string, (seed: number) => readonly string[]>;

export type OrderedApp = keyof typeof CONDITIONS_OF;

/** The condition whose probability is given; the other one has the rest. */
const SHOWN: Record<OrderedApp, string> = {
  stroop: "congruent",
  flanker: "congruent",
  "go-no-go": "no-go",
};

/** How often a condition comes, over blocks drawn with the seeds from 1 on. */
export type OrderStatistics = {
  /** By place in the block, from 0. */
  byPlace: number[];
  /** By the condition just before. */
  after: Readonly<Record<string, number>>;
};

/** Returns how often the shown condition of an app comes at each place, and after each condition. */
export function orderStatistics(app: OrderedApp, seeds: number): OrderStatistics {
  const blocks = Array.from({ length: seeds }, (_, index): readonly string[] =>
    CONDITIONS_OF[app](index + 1),
  );
  const shown = SHOWN[app];
  const [first = []] = blocks;
  const byPlace = first.map(
    (_, place) => blocks.filter((block) => block[place] === shown).length / seeds,
  );
  const pairs = blocks.flatMap((block) =>
    block.slice(1).map((condition, index) => ({ before: block[index] ?? "", condition })),
  );
  const after = Object.fromEntries(
    [...new Set(pairs.map(({ before }) => before))].sort().map((before) => {
      const own = pairs.filter((pair) => pair.before === before);
      return [before, own.filter(({ condition }) => condition === shown).length / own.length];
    }),
  );
  return { byPlace, after };
}

const SEEDS = 10_000;
const DOCUMENT = join(ROOT, "docs/orders.md");
const share = (value: number) => value.toFixed(3);

function table(app: OrderedApp): string {
  const { byPlace, after } = orderStatistics(app, SEEDS);
  const shown = SHOWN[app];
  const PER_LINE = 12;
  const lines = Array.from({ length: Math.ceil(byPlace.length / PER_LINE) }, (_, line) => {
    const cells = byPlace.slice(line * PER_LINE, (line + 1) * PER_LINE).map(share);
    const places = `${line * PER_LINE + 1}–${line * PER_LINE + cells.length}`;
    return `| ${places} | ${[...cells, ...Array<string>(PER_LINE - cells.length).fill("")].join(" | ")} |`;
  });
  return [
    `### ${app}: probability of ${shown}`,
    "",
    `After ${Object.entries(after)
      .map(([before, value]) => `${before} ${share(value)}`)
      .join(", after ")}.`,
    "",
    `| trials |${" |".repeat(PER_LINE)}`,
    `| :-- |${" --: |".repeat(PER_LINE)}`,
    ...lines,
  ].join("\n");
}

const TABLES = /(<!-- orders -->\n)[\s\S]*?(<!-- \/orders -->)/;

if (process.argv[1] === import.meta.filename)
  await runMain(() => {
    const tables = (Object.keys(CONDITIONS_OF) as OrderedApp[]).map(table).join("\n\n");
    const text = readFileSync(DOCUMENT, "utf8");
    writeFileSync(
      DOCUMENT,
      text.replace(TABLES, (_, open, close) => `${open}\n${tables}\n\n${close}`),
    );
    say("docs/orders.md has the tables of the orders anew.");
  });
