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

/** Texts of the feedback after a practice trial. The engine supplies these texts to the app. */
export type FeedbackWords = RunWords["feedback"];

/** The types that the model and the view of one app have in common. */
type AppTypes = {
  words: CommonWords;
  /** Data that the result displays in addition to the measures. */
  addition?: unknown;
};
export type TimedTypes = AppTypes & { trial: unknown; response: string };
export type FormTypes = AppTypes & {
  /** Content of one screen of the questionnaire. */
  screen: unknown;
  /** The value of an answer. */
  value: string;
  /** True if items of a screen may remain without an answer. */
  optional?: true;
};

/** The types of any questionnaire: the engine accepts absent answers, and most apps never give any. */
type AnyFormTypes = FormTypes & { optional: true };

/** The absence of an answer, for questionnaires that do not require each answer. */
type Absent<Types extends FormTypes> = Types extends { optional: true } ? null : never;

type IdsOf<Texts> = keyof Texts & string;

// The engine runs any app without knowing the types of the app. The functions of an app are therefore declared as
// methods. TypeScript checks the parameters of methods bivariantly, so the model and the view of each app are
// assignable to the default types.

type ModelBase<Types extends AppTypes> = {
  facts: AppFacts<IdsOf<Types["words"]["result"]["measures"]>>;
  /** The parameters of the run. Texts refer to them by name. */
  parameters: Readonly<Record<string, ParameterValue>>;
  /** The keys of the sentences in the methods paragraph (`brief.methods`) that apply to a run with these parameters. */
  methods: readonly string[];
  /** The language of each sentence that is about the texts of the app in one language only, by the sentence's key. */
  methodsIn?: Readonly<Record<string, Locale>>;
  /**
   * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
   */
  stated?(words: Types["words"]): Readonly<Record<string, number | string>>;
  /** The meanings of the exported columns in this app. */
  codebook: AppCodebook<Types["words"]>;
  /**
   * True if answers can be correct or wrong (the column `correct`); absent if answers are neither correct nor wrong.
   */
  marksAnswers?: true;
  /** Returns the score of the rows of a session. The export contains the same rows. */
  score(rows: readonly TrialRow[]): Score<Types["words"]>;
  /** Returns the main sentence of the result. Its values are rounded as in the other parts of the result. */
  headline(score: Scored, words: Types["words"], locale: Locale): string;
  /** Returns the screens that the figure of a trial shows. */
  figure(words: Types["words"]): readonly FigureFrame[];
  /**
   * Returns the data that the result displays in addition to the measures; null if the rows do not contain such data.
   */
  addition?(rows: readonly TrialRow[], score: Score): Types["addition"] | null;
};

/** An answer button: the response that it gives and, if there is one, the key that gives the same response. */
type AnswerButton<Response extends string> = { response: Response; key?: string };

/**
 * The pure functions of a timed app with the parameters of a run. They do not use the DOM, React, a clock or storage.
 * Because only the model reads the parameters, trials, score, figure and texts use the same values.
 */
export type TimedModel<Types extends TimedTypes = TimedTypes> = ModelBase<Types> &
  TrialModel<Types["trial"], Types["response"]> & {
    kind: "timed";
    /** The responses, keyed by `KeyboardEvent.key` in lower case. The browser handles all other keys as usual. */
    keys: Readonly<Record<string, Types["response"]>>;
    /**
     * Buttons below the screen. With `"screen"` the whole screen is the only button; with `"scene"` the
     * scene itself contains elements with `data-response`.
     */
    answers: readonly AnswerButton<Types["response"]>[] | "screen" | "scene";
  };

/** An answer in a questionnaire, with the columns that record how the participant gave the answer. */
export type FormAnswer<Value extends string> = { value: Value } & Pick<
  TrialRow,
  "rt_ms" | "input_type" | "hidden" | "untrusted" | "pasted" | "pointer_moved"
>;

/**
 * A row that the model of a questionnaire returns. The engine adds the trial, the phase and the sitting, and the number
 * of the screen as the block of rows that do not state their block.
 */
export type FormRow = TrialOutcome &
  Omit<FormAnswer<string>, "value"> &
  Partial<Pick<TrialRow, "block">>;

/**
 * The pure functions of a questionnaire (in the code: form) with the parameters of a run. `TimedModel` is the
 * corresponding type for timed apps.
 */
export type FormModel<Types extends FormTypes = AnyFormTypes> = ModelBase<Types> & {
  kind: "form";
  /** Number of screens in a run. Each screen is a block, after which the session is stored. */
  screens: number;
  /** Returns the content of a screen (index from 0). The same seed and earlier rows always give the same content. */
  screenAt(index: number, seed: number, rows: readonly TrialRow[]): Types["screen"];
  /**
   * Returns the rows of a screen. The `answers` are in the order of the items on the screen. An answer is null only on
   * a screen that does not require it.
   */
  outcome(
    screen: Types["screen"],
    answers: readonly (FormAnswer<Types["value"]> | Absent<Types>)[],
  ): readonly FormRow[];
};

export type AppModel = TimedModel | FormModel;

/** The meaning in one app of the columns that all apps share, in English (docs/methods.md, "Trials file"). */
export type AppCodebook<Words extends CommonWords = CommonWords> = {
  description: string;
  condition: { description: string; levels?: Record<string, string> };
  stimulus: { description: string; levels?: Record<string, string> };
  response: { description: string; levels?: Record<string, string> };
  excluded: { levels: Readonly<Record<IdsOf<Words["result"]["excluded"]>, string>> };
  /**
   * Present only if the meaning of the column differs from its meaning in a timed app. The columns below are also
   * present only in this case.
   */
  correct?: { description: string; levels?: Record<string, string> };
  rt_ms?: { description: string };
  input_type?: { description: string };
  hidden?: { description: string };
};

/** Props of the section that an app adds to its result, below the plot or the reason for a missing plot. */
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
 * The elements that display the stimuli of a trial. The engine inserts `node` into the page, and sets `data-phase` on
 * `node` in the frame in which a phase begins. The style sheet then makes the elements of that phase visible by their
 * opacity.
 */
export type Scene<Trial, Response extends string> = TrialScreen<Trial, Response> & {
  node: HTMLElement;
};

/** Draws the trials of a timed app. */
type TimedView<Types extends TimedTypes = TimedTypes> = ViewBase<Types> & {
  scene(words: Types["words"], feedback: FeedbackWords): Scene<Types["trial"], Types["response"]>;
};

/** Props of one screen of a questionnaire. The component is remounted for each screen. */
export type FormProps<Types extends FormTypes = AnyFormTypes> = {
  screen: Types["screen"];
  words: Types["words"];
  locale: Locale;
  /** Receives the answers to all items of the screen, in the order of the items. */
  onAnswers: (answers: readonly (FormAnswer<Types["value"]> | Absent<Types>)[]) => void;
  /** Answers that the participant gave on this screen in an earlier, incomplete sitting, keyed by item. */
  draft: Readonly<Record<string, FormAnswer<string>>>;
  /** Receives all answers on the screen after each change of an answer. */
  onDraft: (draft: Readonly<Record<string, FormAnswer<string>>>) => void;
};

/** Displays the screens of a questionnaire. */
type FormView<Types extends FormTypes = AnyFormTypes> = ViewBase<Types> & {
  Form(props: FormProps<Types>): ReactNode;
  /** True if the form itself displays how far the participant is. */
  showsProgress?: true;
};

/** The sources of the scripts that recompute the displayed numbers from the CSV file. */
type Recompute = { r: string; py: string };

export type TimedApp<Types extends TimedTypes = TimedTypes> = {
  parameters: ParameterSet;
  model: TimedModel<Types>;
  view: TimedView<Types>;
  recompute: Recompute;
};
export type FormApp<Types extends FormTypes = AnyFormTypes> = {
  parameters: ParameterSet;
  model: FormModel<Types>;
  view: FormView<Types>;
  recompute: Recompute;
};

/** An app with the parameters of a run. The engine can run any such app. */
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

/**
 * Returns an app with the given parameters, or by default with the default parameters. The given parameters must be
 * valid.
 */
export function withParameters(
  { parameters, model, view, recompute }: AppCode,
  values: Readonly<Record<string, ParameterValue>> = defaultsOf(parameters),
): App {
  // `defineApp` has already checked that the view and the model have the same types.
  return { parameters, model: model(values), view, recompute } as App;
}
