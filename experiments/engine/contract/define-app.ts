import type { ReactNode } from "react";
import type { FigureFrame } from "@/components/plots/figure-frame";
import type { RunWords } from "@/content/run";
import type { Score, Scored } from "@/experiments/engine/score/score";
import type { Locale } from "@/lib/routes";
import type { AppFacts } from "./app-facts";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValue,
  type ParameterValues,
} from "./define-parameters";
import type { TrialModel, TrialScreen } from "./trial-model";
import type { TrialOutcome, TrialRow } from "./trial-row";
import type { CommonWords } from "./word-types";

/** Texts of the feedback after a practice trial. The engine supplies them. */
export type FeedbackWords = RunWords["feedback"];

/** The types that the model and the view of one app share. */
type AppTypes = {
  words: CommonWords;
  /** Data that the result displays in addition to the measures. */
  addition?: unknown;
};
export type TimedTypes = AppTypes & { trial: unknown; response: string };
export type FormTypes = AppTypes & {
  /** Content of one screen of the form. */
  screen: unknown;
  /** The value of an answer. */
  value: string;
};

type IdsOf<Texts> = keyof Texts & string;

// The engine runs any app without knowing its types. Functions that take these types are therefore declared as methods:
// the parameters of methods are bivariant, which makes each app's model and view assignable to the defaults.

type ModelBase<Types extends AppTypes> = {
  facts: AppFacts<IdsOf<Types["words"]["result"]["measures"]>>;
  /** The parameters of the run. Texts refer to them by name. */
  parameters: Readonly<Record<string, ParameterValue>>;
  /** The keys of the methods sentences (in the words) that apply with these parameters. */
  methods: readonly string[];
  /** Values derived from the parameters that the texts also state. */
  stated?(words: Types["words"]): Readonly<Record<string, number | string>>;
  /** Descriptions of the columns of the export in this app. */
  codebook: AppCodebook<Types["words"]>;
  /** Scores the rows of a session, the same rows that the export contains. */
  score(rows: readonly TrialRow[]): Score<Types["words"]>;
  /** The main sentence of the result, with the values as displayed. */
  headline(score: Scored, words: Types["words"], locale: Locale): string;
  /** The frames of the trial figure. */
  figure(words: Types["words"]): readonly FigureFrame[];
  /** Data that the result displays in addition to the measures; null if the rows contain no such data. */
  addition?(rows: readonly TrialRow[], score: Score): Types["addition"] | null;
};

/** An answer button: its response and its key, if it has one. */
type AnswerButton<Response extends string> = { response: Response; key?: string };

/**
 * The pure part of a timed app with the parameters of a run: no DOM, React, clock or storage. No other part reads
 * the parameters, so trials, score, figure and texts use the same values.
 */
export type TimedModel<Types extends TimedTypes = TimedTypes> = ModelBase<Types> &
  TrialModel<Types["trial"], Types["response"]> & {
    kind: "timed";
    /** Response keys, by `KeyboardEvent.key` in lower case. All other keys keep their function. */
    keys: Readonly<Record<string, Types["response"]>>;
    /**
     * Buttons below the screen. With `"screen"` the whole screen is the only button; with `"scene"` the
     * scene itself contains elements with `data-response`.
     */
    answers: readonly AnswerButton<Types["response"]>[] | "screen" | "scene";
  };

/** An answer in a form, with the columns that record how it was given. */
export type FormAnswer<Value extends string> = { value: Value } & Pick<
  TrialRow,
  "rt_ms" | "input_type" | "hidden" | "untrusted" | "pasted" | "pointer_moved"
>;

/** A row as returned by a form's model; the engine adds trial, block, phase and sitting. */
export type FormRow = TrialOutcome & Omit<FormAnswer<string>, "value">;

/** The pure part of a form; `TimedModel` is its counterpart for timed apps. */
export type FormModel<Types extends FormTypes = FormTypes> = ModelBase<Types> & {
  kind: "form";
  /** Number of screens in a run. Each screen is a block; a checkpoint is stored after it. */
  screens: number;
  /** The content of a screen (index from 0), reproducible from the seed and the rows so far. */
  screenAt(index: number, seed: number, rows: readonly TrialRow[]): Types["screen"];
  /** The rows of a screen. `answers` are in the order of its items. */
  outcome(
    screen: Types["screen"],
    answers: readonly FormAnswer<Types["value"]>[],
  ): readonly FormRow[];
};

export type AppModel = TimedModel | FormModel;

/** Descriptions of the shared columns in one app, in English (docs/methods.md, "Trials file"). */
export type AppCodebook<Words extends CommonWords = CommonWords> = {
  description: string;
  condition: { description: string; levels?: Record<string, string> };
  stimulus: { description: string; levels?: Record<string, string> };
  response: { description: string; levels?: Record<string, string> };
  excluded: { levels: Readonly<Record<IdsOf<Words["result"]["excluded"]>, string>> };
  /** Only if the column has another meaning than in a timed app; likewise for the columns below. */
  correct?: { description: string; levels?: Record<string, string> };
  rt_ms?: { description: string };
  input_type?: { description: string };
  hidden?: { description: string };
};

/** Props of an app's own section of the result, below the plot or the reason for its absence. */
export type AdditionProps<Types extends AppTypes = AppTypes> = {
  addition: NonNullable<Types["addition"]>;
  words: Types["words"];
  locale: Locale;
};

type ViewBase<Types extends AppTypes> = {
  Addition?(props: AdditionProps<Types>): ReactNode;
  /** Prefetches the resources that a run needs in addition to its code. */
  warmUp?(): Promise<void>;
};

/**
 * The stimulus display of a trial. The engine puts `node` on the screen and sets `data-phase` on it in the
 * frame in which a phase begins; styles then make the elements of that phase visible by opacity.
 */
export type Scene<Trial, Response extends string> = TrialScreen<Trial, Response> & {
  node: HTMLElement;
};

/** Draws the trials of a timed app. */
type TimedView<Types extends TimedTypes = TimedTypes> = ViewBase<Types> & {
  scene(words: Types["words"], feedback: FeedbackWords): Scene<Types["trial"], Types["response"]>;
};

/** Props of one screen of a form. The component is remounted for each screen. */
export type FormProps<Types extends FormTypes = FormTypes> = {
  screen: Types["screen"];
  words: Types["words"];
  locale: Locale;
  /** Receives the complete answers of the screen, in the order of its items. */
  onAnswers: (answers: readonly FormAnswer<Types["value"]>[]) => void;
  /** Answers on this screen from an earlier, incomplete sitting, by item. */
  draft: Readonly<Record<string, FormAnswer<string>>>;
  /** Receives the answers of the screen after each change. */
  onDraft: (draft: Readonly<Record<string, FormAnswer<string>>>) => void;
};

/** Displays the screens of a form. */
type FormView<Types extends FormTypes = FormTypes> = ViewBase<Types> & {
  Form(props: FormProps<Types>): ReactNode;
};

/** The sources of the scripts that recompute the displayed numbers from the CSV file. */
type Recompute = { r: string; py: string };

export type TimedApp<Types extends TimedTypes = TimedTypes> = {
  parameters: ParameterSet;
  model: TimedModel<Types>;
  view: TimedView<Types>;
  recompute: Recompute;
};
export type FormApp<Types extends FormTypes = FormTypes> = {
  parameters: ParameterSet;
  model: FormModel<Types>;
  view: FormView<Types>;
  recompute: Recompute;
};

/** Any app with the parameters of a run, ready for the engine. */
export type App = TimedApp | FormApp;

/** An app before the parameters of the run are known. */
export type AppCode = {
  parameters: ParameterSet;
  model(parameters: ParameterValues): AppModel;
  view: App["view"];
  recompute: Recompute;
};

type CodeOf<Model, View> = {
  parameters: ParameterSet;
  model(parameters: ParameterValues): Model;
  view: View;
  recompute: Recompute;
};

/** Returns an app: its pure model, its view, and the scripts that recompute its result. */
export function defineApp<Types extends TimedTypes>(
  app: CodeOf<TimedModel<Types>, TimedView<Types>>,
): AppCode;
export function defineApp<Types extends FormTypes>(
  app: CodeOf<FormModel<Types>, FormView<Types>>,
): AppCode;
export function defineApp(app: AppCode): AppCode {
  return app;
}

/** Returns an app with these parameters, which must be valid, or with its defaults. */
export function withParameters(
  { parameters, model, view, recompute }: AppCode,
  values: Readonly<Record<string, ParameterValue>> = defaultsOf(parameters),
): App {
  // `defineApp` has already checked that the view matches the model.
  return { parameters, model: model(values), view, recompute } as App;
}
