import type { ReactNode } from "react";
import type { FigureFrame } from "@/components/plots/figure-frame";
import type { RunWords } from "@/content/run";
import type { Score, Scored } from "@/experiments/engine/score/score";
import type { Locale } from "@/lib/routes";
import type { AppFacts } from "./app-facts";
import { defaultsOf, type ParameterSet, type ParameterValue } from "./define-parameters";
import type { TrialModel, TrialScreen } from "./trial-model";
import type { TrialOutcome, TrialRow } from "./trial-row";
import type { CommonWords } from "./word-types";

/** What practice says after a response; the words are the engine's. */
export type FeedbackWords = RunWords["feedback"];

/** The types that the model and the view of one app share. */
type AppTypes = {
  words: CommonWords;
  /** What the result shows of the rows besides the measures. */
  addition?: unknown;
};
export type TimedTypes = AppTypes & { trial: unknown; response: string };
export type FormTypes = AppTypes & {
  /** What one screen of the form asks. */
  screen: unknown;
  /** The value of an answer. */
  value: string;
};

type IdsOf<Texts> = keyof Texts & string;

// The engine runs any app without knowing its types. So what takes them is declared as a method: the
// parameters of methods are bivariant, which makes each app's model and view assignable to the defaults.

type ModelBase<Types extends AppTypes> = {
  facts: AppFacts<IdsOf<Types["words"]["result"]["measures"]>>;
  /** The parameters of the run. The texts state them by name. */
  parameters: Readonly<Record<string, ParameterValue>>;
  /** The sentences of the methods paragraph that hold for them, by their keys in the words. */
  methods: readonly string[];
  /** What the texts state besides the parameters: what follows from them. */
  stated?(words: Types["words"]): Readonly<Record<string, number | string>>;
  /** What the columns of the export mean in this app. */
  codebook: AppCodebook<Types["words"]>;
  /** Scores the rows of a session: the same rows that the export holds. */
  score(rows: readonly TrialRow[]): Score<Types["words"]>;
  /** The sentence of the result, with the values as they are shown. */
  headline(score: Scored, words: Types["words"], locale: Locale): string;
  /** The frames of the trial figure. */
  figure(words: Types["words"]): readonly FigureFrame[];
  /** What the result shows besides the measures; null without rows for it. */
  addition?(rows: readonly TrialRow[], score: Score): Types["addition"] | null;
};

/** How an answer button reads, by its response, and which key stands for it. */
type AnswerButton<Response extends string> = { response: Response; key?: string };

/**
 * The pure part of a timed app with the parameters of a run: no DOM, React, clock or storage. It alone reads
 * them; the same values make its trials, its score, its figure and its texts.
 */
export type TimedModel<Types extends TimedTypes = TimedTypes> = ModelBase<Types> &
  TrialModel<Types["trial"], Types["response"]> & {
    kind: "timed";
    /** Keys taken, by `KeyboardEvent.key` in lower case; all others keep their use. */
    keys: Readonly<Record<string, Types["response"]>>;
    /**
     * Buttons below the screen; `"screen"` makes the whole screen the one button; `"scene"` when the
     * scene itself holds elements with `data-response`.
     */
    answers: readonly AnswerButton<Types["response"]>[] | "screen" | "scene";
  };

/** An answer of a form, and what its row says about how it was given. */
export type FormAnswer<Value extends string> = { value: Value } & Pick<
  TrialRow,
  "rt_ms" | "input_type" | "hidden" | "untrusted" | "pasted" | "pointer_moved"
>;

/** A row as a form's model gives it; the engine adds trial, block, phase and sitting. */
export type FormRow = TrialOutcome & Omit<FormAnswer<string>, "value">;

/** The pure part of a form, as `TimedModel` is of a timed app. */
export type FormModel<Types extends FormTypes = FormTypes> = ModelBase<Types> & {
  kind: "form";
  /** How many screens a run has; each is a block, with a checkpoint after it. */
  screens: number;
  /** What a screen asks, from 0, reproducible from the seed and the rows so far. */
  screenAt(index: number, seed: number, rows: readonly TrialRow[]): Types["screen"];
  /** The rows of a screen, from its answers in the order of its items. */
  outcome(
    screen: Types["screen"],
    answers: readonly FormAnswer<Types["value"]>[],
  ): readonly FormRow[];
};

export type AppModel = TimedModel | FormModel;

/** What the shared columns hold in one app, in English (docs/methods.md, "Trials file"). */
export type AppCodebook<Words extends CommonWords = CommonWords> = {
  description: string;
  condition: { description: string; levels?: Record<string, string> };
  stimulus: { description: string; levels?: Record<string, string> };
  response: { description: string; levels?: Record<string, string> };
  excluded: { levels: Readonly<Record<IdsOf<Words["result"]["excluded"]>, string>> };
  /** Where they do not mean what they mean in a timed app. */
  correct?: { description: string; levels?: Record<string, string> };
  rt_ms?: { description: string };
  input_type?: { description: string };
  hidden?: { description: string };
};

/** Props of an app's own part of the result, below the plot or the reason why there is none. */
export type AdditionProps<Types extends AppTypes = AppTypes> = {
  addition: NonNullable<Types["addition"]>;
  words: Types["words"];
  locale: Locale;
};

type ViewBase<Types extends AppTypes> = {
  Addition?(props: AdditionProps<Types>): ReactNode;
  /** Prefetches what a run needs besides its code. */
  warmUp?(): Promise<void>;
};

/**
 * What a participant sees in a trial. The engine puts `node` on the screen and sets `data-phase` on
 * it in the frame in which a phase begins; styles show what belongs to that phase, by opacity.
 */
export type Scene<Trial, Response extends string> = TrialScreen<Trial, Response> & {
  node: HTMLElement;
};

/** Draws the trials of a timed app. */
type TimedView<Types extends TimedTypes = TimedTypes> = ViewBase<Types> & {
  scene(words: Types["words"], feedback: FeedbackWords): Scene<Types["trial"], Types["response"]>;
};

/** Props of one screen of a form. It is mounted anew for each. */
export type FormProps<Types extends FormTypes = FormTypes> = {
  screen: Types["screen"];
  words: Types["words"];
  locale: Locale;
  /** Takes the complete answers of the screen, in the order of its items. */
  onAnswers: (answers: readonly FormAnswer<Types["value"]>[]) => void;
  /** Answers of this screen that an earlier sitting has left, by item. */
  draft: Readonly<Record<string, FormAnswer<string>>>;
  /** Takes the answers of the screen after each change. */
  onDraft: (draft: Readonly<Record<string, FormAnswer<string>>>) => void;
};

/** Asks the screens of a form. */
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

/** Any app with the parameters of a run, as the engine runs it. */
export type App = TimedApp | FormApp;

/** An app before it is known with which parameters it runs. */
export type AppCode = {
  parameters: ParameterSet;
  model(parameters: Readonly<Record<string, ParameterValue>>): AppModel;
  view: App["view"];
  recompute: Recompute;
};

type CodeOf<Model, View> = {
  parameters: ParameterSet;
  model(parameters: never): Model;
  view: View;
  recompute: Recompute;
};

/** Returns an app: its pure model, the view that draws it, and the scripts that check its result. */
export function defineApp<Types extends TimedTypes>(
  app: CodeOf<TimedModel<Types>, TimedView<Types>>,
): AppCode;
export function defineApp<Types extends FormTypes>(
  app: CodeOf<FormModel<Types>, FormView<Types>>,
): AppCode;
export function defineApp(app: AppCode): AppCode {
  return app;
}

/** Returns an app as it runs with these parameters, which have been checked, or as it is published. */
export function withParameters(
  { parameters, model, view, recompute }: AppCode,
  values: Readonly<Record<string, ParameterValue>> = defaultsOf(parameters),
): App {
  // `defineApp` has held the view to the model that it draws.
  return { parameters, model: model(values), view, recompute } as App;
}
