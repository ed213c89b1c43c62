import type { Locale } from "@/lib/routes";
import type { Block } from "./trial-model";
import type { TrialRow } from "./trial-row";

// What tests and tools know of an app. Product files import neither this nor the `tested.ts` of an app.

/** The seed of the scripted runs, given in the address. */
export const SCRIPTED_SEED = 20_260_101;

/** What a participant does in one trial; null lets it pass. Times are from the onset, in ms. */
export type Act = { response: string; afterMs: number } | null;

/** How a scripted participant does the trials of an app. */
export type Strategy = {
  /** Phases in which an answer is wanted. */
  phases: readonly string[];
  /** What is seen, read in the page from the stage. It runs in the page: it can use nothing from outside. */
  look: (stage: Element) => string;
  /**
   * The answers to what was seen, or "away" to turn to another page for a moment instead; `place`
   * counts trials from 0 in each block, practice is block 0.
   */
  answer: (seen: string, place: { block: number; index: number }) => Act | Act[] | "away";
};

/** What a scripted participant chooses on each page of a form: radio buttons as `name` and `value`. */
export type Pages = readonly (readonly { name: string; value: string }[])[];

/** From the middle of the map, in steps of an arrow key: to the right and down. */
export type Offset = readonly [right: number, down: number];

/** What the browser tests know of every app. */
type Tested = {
  /** What nothing that a participant reads before the first trial may match, in any language. */
  spoilers: readonly RegExp[];
  /** Texts in a language that do not appear before the first trial: items, places. */
  withheld?: (locale: Locale) => readonly string[];
  /** Terms that lead to the app in the search of the portfolio; of other apps, only to those that have the term as well. */
  terms: Readonly<Record<Locale, readonly string[]>>;
};

/** A way of doing an app that says nothing about the participant, and the key of the reason that the result gives. */
type WithReason<Way> = Way & { reason: string };

/** A timed app: what a scripted participant does, and the exact value of each measure that must come of it. */
export type TestedTimed = Tested & {
  kind: "timed";
  /** The phase of a trial that the picture in the portfolio shows. */
  picture: { phase: string };
  strategy: Strategy;
  expected: Readonly<Record<string, number>>;
  /** Ways that give no score, by a name that ends in “late” or “in time” where nothing comes in time. */
  noScore: Readonly<Record<string, WithReason<{ strategy: Strategy }>>>;
  /** Returns what the scene displays of a trial's stimulus, and what it must display. */
  displayed(node: HTMLElement, trial: unknown, locale: Locale): [unknown, unknown];
};

/** A form of radio buttons. */
export type TestedForm = Tested & {
  kind: "form";
  pages: Pages;
  expected: Readonly<Record<string, number>>;
  noScore: Readonly<Record<string, WithReason<{ pages: Pages }>>>;
};

/** A form in which places are put on a map. */
export type TestedMap = Tested & {
  kind: "map";
  /** What is in the page when the picture can be taken. */
  picture: { ready: string };
  offsets: readonly Offset[];
  /** Returns the values of the measures that the recorded places give, by another implementation. */
  expectedOf: (rows: readonly TrialRow[]) => Record<string, number>;
  /** `isAway` leaves the page for another before each place. */
  noScore: Readonly<Record<string, WithReason<{ offsets: readonly Offset[]; isAway?: true }>>>;
};

export type TestedApp = TestedTimed | TestedForm | TestedMap;

/** Returns a strategy that gives one response in every trial, so long after the stimulus. */
export const always = (response: string, afterMs: number): Strategy => ({
  phases: ["stimulus"],
  look: () => "",
  answer: () => ({ response, afterMs }),
});

/** How long after the end of the time for a response a late one comes, ms: in the blank that follows. */
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
