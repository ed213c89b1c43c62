import { APPS, type AppId } from "@/experiments/catalog/registry";
import type { Block } from "@/experiments/engine/contract/trial-model";
import type { Lab, Strategy } from "./lab";

/** The seed of the scripted runs, given in the URL. */
export const SEED = 20_260_101;

/** A scripted participant's strategy in a timed app, and the expected numbers. */
export type Script = {
  strategy: Strategy;
  keys: Readonly<Record<string, string>>;
  /** The exact value of each measure for the participant's answers. */
  expected: Readonly<Record<string, number>>;
};

const INK_NAMES: Record<string, string> = {
  rouge: "red",
  bleu: "blue",
  vert: "green",
  jaune: "yellow",
};

/** Answers congruent words after 500 ms and other words after 600 ms: the interference is 100 ms. */
const STROOP: Script = {
  strategy: {
    phases: ["stimulus"],
    look: (stage) => {
      const word = stage.querySelector<HTMLElement>("[data-ink]");
      return `${word?.dataset.ink} ${word?.textContent}`;
    },
    answer: (seen) => {
      const [ink = "", word = ""] = seen.split(" ");
      const named = INK_NAMES[word] ?? word;
      return { response: ink, afterMs: named === ink ? 500 : 600 };
    },
  },
  keys: APPS.stroop.model.keys,
  expected: { stroop_effect: 100 },
};

/** The trials of each block of the scripted run. */
const trialsOf = <Trial>({ blocks }: { blocks(seed: number): readonly Block<Trial>[] }) =>
  blocks(SEED).map(({ length, trialAt }) =>
    Array.from({ length }, (_, index) => trialAt(index, [])),
  );

const FLANKER_TRIALS = trialsOf(APPS.flanker.model);

/** Answers congruent arrows after 450 ms and others after 500 ms: the flanker effect is 50 ms. */
const FLANKER: Script = {
  strategy: {
    phases: ["stimulus"],
    look: () => "",
    answer: (_, { block, index }) => {
      const trial = FLANKER_TRIALS[block]?.[index];
      return {
        response: trial?.target ?? "",
        afterMs: trial?.condition === "congruent" ? 450 : 500,
      };
    },
  },
  keys: APPS.flanker.model.keys,
  expected: { flanker_effect: 50 },
};

/** Presses after 300 and 310 ms in turn: their median is 305 ms. */
const SIMPLE_RT: Script = {
  strategy: {
    phases: ["stimulus"],
    look: () => "",
    answer: (_, { index }) => ({ response: "press", afterMs: index % 2 === 0 ? 300 : 310 }),
  },
  keys: APPS["simple-rt"].model.keys,
  expected: { median_rt: 305 },
};

const GO_TRIALS = trialsOf(APPS["go-no-go"].model);

/** Presses for every disc, and for one square in block 1 and two in block 2: 1 + 2 of 10 squares are 30 %. */
const GO_NO_GO: Script = {
  strategy: {
    phases: ["stimulus"],
    look: () => "",
    answer: (_, { block, index }) => {
      const trials = GO_TRIALS[block] ?? [];
      const squaresBefore = trials
        .slice(0, index)
        .filter(({ condition }) => condition === "no-go").length;
      const isPressed = trials[index]?.condition === "go" || squaresBefore < block;
      return isPressed ? { response: "press", afterMs: 400 } : null;
    },
  },
  keys: APPS["go-no-go"].model.keys,
  expected: { commission_errors: 30 },
};

/**
 * Remembers at most five squares. The lengths are then 3 4 5 6 and, from the fifth trial, 6 5 6 6 5 6 6 5 6 6, whose
 * mean is 5.7.
 */
const SPATIAL_SPAN: Script = {
  strategy: {
    phases: ["recall"],
    look: () => (window as unknown as { lab: Lab }).lab.lit.splice(0).join(" "),
    answer: (seen) => {
      const squares = seen.split(" ");
      const recalled = squares.length <= 5 ? squares : [...squares].reverse();
      return recalled.map((response, place) => ({ response, afterMs: 600 + place * 300 }));
    },
  },
  keys: {},
  expected: { mean_span: 5.7 },
};

export const TIMED_SCRIPTS = {
  stroop: STROOP,
  flanker: FLANKER,
  "simple-rt": SIMPLE_RT,
  "go-no-go": GO_NO_GO,
  "spatial-span": SPATIAL_SPAN,
} as const satisfies Partial<Record<AppId, Script>>;
