import type { Locale } from "@/lib/routes";
import type { Block } from "./trial-model";
import type { TrialRow } from "./trial-row";

// The facts about an app that only tests and tools use. The code of the site imports neither this file nor an app's
// `tested.ts`.

/** The seed of the scripted runs, which the URL of the page contains. */
export const SCRIPTED_SEED = 20_260_101;

/** A scripted response and its time after the stimulus onset, ms; null if the participant does not respond. */
type Act = { response: string; afterMs: number } | null;

/** The rules by which a scripted participant responds in the trials of an app. */
export type Strategy = {
  /** The phases in which the participant responds. */
  phases: readonly string[];
  /** Returns the displayed stimulus as text. The function runs in the page, so it cannot use variables from outside. */
  look: (stage: Element) => string;
  /**
   * Returns the responses to the displayed stimulus, or "away" if the participant switches to another page for a moment
   * instead of responding. `place` is the position of the trial: `index` counts from 0 in each block, and practice is
   * block 0.
   */
  answer: (seen: string, place: { block: number; index: number }) => Act | Act[] | "away";
};

/** The radio buttons that a scripted participant chooses on each page of a questionnaire, as `name` and `value`. */
export type Pages = readonly (readonly { name: string; value: string }[])[];

/** The distance of a position from the middle of the map, to the right and down, in presses of an arrow key. */
export type Offset = readonly [right: number, down: number];

/** The facts about any app that the tests use. */
type Tested = {
  /** Patterns that must not match any text that a participant reads before the first trial, in any language. */
  spoilers: readonly RegExp[];
  /**
   * Returns texts, such as items or names of cities, that must not appear before the first trial, in the given
   * language.
   */
  withheld?: (locale: Locale) => readonly string[];
  /**
   * Terms for which the search on the portfolio page finds the app. It finds another app only if that app lists the
   * same term.
   */
  terms: Readonly<Record<Locale, readonly string[]>>;
};

/** A scripted run that must not produce a score, and the key of the reason that the result must state. */
type WithReason<Way> = Way & { reason: string };

/** A timed app: the strategy of a scripted participant, and the exact value that each measure must then have. */
export type TestedTimed = Tested & {
  kind: "timed";
  /** The phase of a trial that the picture of the app on the portfolio page shows. */
  picture: { phase: string };
  strategy: Strategy;
  expected: Readonly<Record<string, number>>;
  /**
   * Strategies that lead to a missing score, keyed by a name. The name ends in “late” if every response is too late,
   * and otherwise in “in time”.
   */
  noScore: Readonly<Record<string, WithReason<{ strategy: Strategy }>>>;
  /** Returns the properties of a trial's stimulus as the scene displays them, and the expected properties. */
  displayed(node: HTMLElement, trial: unknown, locale: Locale): [unknown, unknown];
};

/** A questionnaire that consists of radio buttons. */
export type TestedForm = Tested & {
  kind: "form";
  pages: Pages;
  expected: Readonly<Record<string, number>>;
  noScore: Readonly<Record<string, WithReason<{ pages: Pages }>>>;
};

/** An app in which participants mark positions on a map instead of answering questions. */
export type TestedMap = Tested & {
  kind: "map";
  /** A selector for an element that the page contains as soon as the picture of the app can be taken. */
  picture: { ready: string };
  offsets: readonly Offset[];
  /** Returns the expected values of the measures. Another implementation computes them from the recorded rows. */
  expectedOf: (rows: readonly TrialRow[]) => Record<string, number>;
  /** `isAway` means that the participant switches to another page before marking each position. */
  noScore: Readonly<Record<string, WithReason<{ offsets: readonly Offset[]; isAway?: true }>>>;
};

export type TestedApp = TestedTimed | TestedForm | TestedMap;

/** Returns a strategy with the same response in every trial, `afterMs` milliseconds after the stimulus onset. */
export const always = (response: string, afterMs: number): Strategy => ({
  phases: ["stimulus"],
  look: () => "",
  answer: () => ({ response, afterMs }),
});

/** The time from the end of the response window to a late response, ms. The blank phase is displayed at this time. */
export const LATE_MS = 100;

/** Returns the trials of each block of the scripted run, for a model whose trials do not depend on the answers. */
export const scriptedTrials = <Trial>({
  blocks,
}: {
  blocks(seed: number): readonly Block<Trial>[];
}) =>
  blocks(SCRIPTED_SEED).map(({ length, trialAt }) =>
    Array.from({ length }, (_, index) => trialAt(index, [])),
  );
