import type { Localized } from "@/lib/i18n/define-content";

/** The instructions of a run: the text of its app, no text, or a text of the researchers. */
export type Instructions = "ours" | "none" | { own: string };

/** The words of an app that the engine itself displays. */
export type CommonWords = {
  name: string;
  run: {
    /** The task in one or two sentences, displayed before each block; empty if the run displays none. */
    instruction: string;
    /** How to answer without a keyboard, if the instructions above need not say it. */
    hands?: string;
    /** Displayed only on devices with a keyboard. */
    keys?: string;
    /** How to approach the test trials (`{trials}`), if the engine's own text would mislead. */
    manner?: string;
    /** Name of the group of answer buttons. */
    answers?: string;
    /** Label of each answer button, by its response. */
    labels?: Readonly<Record<string, string>>;
  };
  result: {
    /** Name of each measure by its id, for tables and for the axis of the plot. */
    measures: Readonly<Record<string, string>>;
    /** Name of the reference of each measure that has no published distribution, by its id. */
    references?: Readonly<Record<string, string>>;
    /** Additional rows of the table, by id; `{n}` is the number of trials behind a row. */
    details: Readonly<Record<string, string>>;
    /** Text about the number of excluded trials, by reason: `{n}` and a word. */
    excluded: Readonly<Record<string, string>>;
    /** Explanation of a missing score, and what to do, by reason. */
    reasons: Readonly<Record<string, string>>;
    /** Remarks displayed with the headline of some results, by id. */
    remarks?: Readonly<Record<string, string>>;
    /** Names of the conditions, for the plot of the participant's own trials. */
    conditions?: Readonly<Record<string, string>>;
    /** The caption of the plot: its content and the source of the published data. */
    caption: string;
    /** The full source of the published data, and how their task differed. */
    comparison: string;
  };
};

/** The words of an app that pages display before its run. They refer to parameters by `{name}` placeholders. */
type BriefWords = {
  /** The participant's instructions, without the measures, the expected result or the order of trials. */
  task: string;
  /** The sentences of the methods paragraph; the model selects those that apply. */
  methods: Readonly<Record<string, string>>;
  measureText: string;
  scoringText: string;
  publishedText: string;
  /** Text alternative of the trial figure. */
  figure: string;
  /** Text alternative of the one screen that a participant sees before the start. */
  example: string;
  /** Abilities that the app requires, except sight, which follows from its facts. */
  needs: string;
};

/** The texts of a run that state its parameters, with unfilled `{name}` placeholders. */
export type TextsOfRun = Pick<BriefWords, "task" | "methods" | "needs"> &
  Pick<CommonWords["run"], "keys"> &
  Pick<CommonWords["result"], "reasons" | "caption" | "comparison">;

/** All words of an app, in one language. */
export type AppWords = CommonWords & {
  purpose: string;
  /** Terms of the field by which a search finds the app; not displayed. */
  keywords: string;
  brief: BriefWords;
};

/** The words of an app that its run and result display, from the texts in both languages. */
export type AppRunWords<Texts> = Omit<Localized<Texts>, "purpose" | "keywords" | "brief">;
