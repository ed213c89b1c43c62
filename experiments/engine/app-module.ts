import type { ComponentType } from "react";
import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { AppDefinition } from "../app-definition";
import type { runWords } from "./run-words";
import type { Score, Scored } from "./score";
import type { TrialModel, TrialScreen } from "./trial-model";
import type { TrialOutcome, TrialRow } from "./trial-row";

/** What practice says after a response; the words are the engine's. */
export type FeedbackWords = Localized<typeof runWords>["feedback"];

/** The words of every app that the engine itself shows. */
export type CommonWords = {
  name: string;
  run: {
    /** The task in one or two sentences, shown before each block. */
    instruction: string;
    /** Said only where there is a keyboard. */
    keys?: string;
    /** How to go about the `{trials}` that count, where the engine's own words would mislead. */
    manner?: string;
    /** Name of the group of answer buttons. */
    answers?: string;
    /** Text on each answer button, by its response. */
    labels?: Readonly<Record<string, string>>;
  };
  result: {
    /** Name of each measure by its id, for tables and for the axis of the plot. */
    measures: Readonly<Record<string, string>>;
    /** Name of the reference of each measure that has no published distribution, by its id. */
    references?: Readonly<Record<string, string>>;
    /** Rows of the table besides the measures, by id; `{n}` is the number of trials behind one. */
    details: Readonly<Record<string, string>>;
    /** Counts of trials left out, by reason: `{n}` and a word. */
    excluded: Readonly<Record<string, string>>;
    /** Why there is no score, by reason, and what to do. */
    reasons: Readonly<Record<string, string>>;
    /** The caption of the plot: what the dot, its interval and the data are, and how they differ. */
    caption: string;
  };
};

/**
 * What a participant sees in a trial. The engine puts `node` on the screen and sets `data-phase` on
 * it in the frame in which a phase begins; styles show what belongs to that phase, by opacity.
 */
export type Scene<Trial, Response extends string> = TrialScreen<Trial, Response> & {
  node: HTMLElement;
};

/** How the words of an answer button read, and which key stands for it. */
type Answer<Response extends string> = { response: Response; key?: string };

/** What an app gets to say more about a run, in its result. */
export type AdditionProps<Words> = {
  rows: readonly TrialRow[];
  score: Score;
  words: Words;
  locale: Locale;
};

type AppBase<Words> = {
  definition: AppDefinition;
  /** Scores the rows of a session: the same rows that the export holds. */
  score: (rows: readonly TrialRow[]) => Score;
  /** Prefetches what a run needs besides its code. */
  warmUp?: () => Promise<void>;
  /** The sentence of the result, from the app's words and the values as they are shown. */
  headline: (score: Scored, words: Words, locale: Locale) => string;
  /** What the result shows below its plot, or below the reason why there is none. */
  Addition?: ComponentType<AdditionProps<Words>>;
  /** What the columns of the export mean in this app. */
  codebook: AppCodebook;
  /** The sources of the scripts that recompute the displayed numbers from the CSV file. */
  recompute: { r: string; py: string };
};

/** What the shared columns hold in one app, in English (docs/methods.md, "Trials file"). */
export type AppCodebook = {
  description: string;
  condition: { description: string; levels?: Record<string, string> };
  stimulus: { description: string; levels?: Record<string, string> };
  response: { description: string; levels?: Record<string, string> };
  excluded: { levels: Record<string, string> };
  /** Where they do not mean what they mean in a timed app. */
  correct?: { description: string; levels?: Record<string, string> };
  rt_ms?: { description: string };
  input_type?: { description: string };
  hidden?: { description: string };
};

export type TimedApp<Trial, Response extends string, Words extends CommonWords> = AppBase<Words> &
  TrialModel<Trial, Response> & {
    kind: "timed";
    /** Keys taken, by `KeyboardEvent.key` in lower case; all others keep their use. */
    keys: Readonly<Record<string, Response>>;
    /**
     * Buttons below the screen; `"screen"` makes the whole screen the one button; `"scene"` when the
     * scene itself holds elements with `data-response`.
     */
    answers: readonly Answer<Response>[] | "screen" | "scene";
    scene: (words: Words, feedback: FeedbackWords) => Scene<Trial, Response>;
  };

/** What a form gets: it asks, and hands over each block when it is complete. */
export type FormProps<Words> = {
  words: Words;
  locale: Locale;
  seed: number;
  /** The block to ask, from 0; the form is mounted anew for each. */
  block: number;
  rows: readonly TrialRow[];
  /** Keeps a complete block; the next one comes with another `block`, the run ends after the last. */
  onBlock: (rows: readonly FormRow[]) => void;
};

/** A row as a form gives it; the engine adds trial, block, phase and sitting. */
export type FormRow = TrialOutcome & Pick<TrialRow, "rt_ms" | "input_type" | "hidden">;

export type FormApp<Words extends CommonWords> = AppBase<Words> & {
  kind: "form";
  /** How many blocks (screens) the form has. */
  blocks: number;
  Form: ComponentType<FormProps<Words>>;
};

// biome-ignore-start lint/suspicious/noExplicitAny: each app has trials, responses and words of its own, which only it looks into
export type AnyTimedApp = TimedApp<any, any, any>;
export type AnyFormApp = FormApp<any>;
// biome-ignore-end lint/suspicious/noExplicitAny: above
export type AppModule = AnyTimedApp | AnyFormApp;

/** How many blocks a run of the app has. */
export function blockCount(app: AppModule, seed: number): number {
  return app.kind === "form" ? app.blocks : app.blocks(seed).length;
}
