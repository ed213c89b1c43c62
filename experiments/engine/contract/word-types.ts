import type { Localized } from "@/lib/i18n/define-content";

/** The words of every app that the engine itself shows. */
export type CommonWords = {
  name: string;
  run: {
    /** The task in one or two sentences, shown before each block. */
    instruction: string;
    /** Said only where there is a keyboard. */
    keys?: string;
    /** How to go about the measured `{trials}`, where the engine's own words would mislead. */
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
    /** What is said beside the headline of some results, by id. */
    remarks?: Readonly<Record<string, string>>;
    /** Names of the conditions, for the plot of the participant's own trials. */
    conditions?: Readonly<Record<string, string>>;
    /** The caption of the plot: what is drawn, and whose the published data are. */
    caption: string;
    /** Whose the published data are in full, and how their task differed. */
    comparison: string;
  };
};

/** The words of an app that pages show before its run. They state parameters in `{name}` places. */
type BriefWords = {
  /** What a participant is told to do; nothing of what is measured, expected, or how trials are ordered. */
  task: string;
  /** The sentences of the methods paragraph; the model says which hold. */
  methods: Readonly<Record<string, string>>;
  measureText: string;
  scoringText: string;
  publishedText: string;
  /** Text alternative of the trial figure. */
  figure: string;
  /** Text alternative of the one screen that a participant sees before the start. */
  example: string;
  /** What one must be able to do; that an app asks for sight follows from its facts. */
  needs: string;
};

/** The texts of a run that state its settings, their `{name}` places not filled. */
export type TextsOfRun = Pick<BriefWords, "task" | "methods" | "needs"> &
  Pick<CommonWords["run"], "keys"> &
  Pick<CommonWords["result"], "reasons" | "caption" | "comparison">;

/** All words of an app, in one language. */
export type AppWords = CommonWords & {
  purpose: string;
  /** Terms of the field by which a search finds the app; not shown. */
  keywords: string;
  brief: BriefWords;
};

/** The words of an app that its run and result show, from the texts in both languages. */
export type RunWords<Texts> = Omit<Localized<Texts>, "purpose" | "keywords" | "brief">;
