import type { Localized } from "@/lib/i18n/define-content";

/** The instructions of a run: the text of the app (`ours`), no text (`none`), or a text that the researchers wrote. */
export type Instructions = "ours" | "none" | { own: string };

/** The texts of an app that the engine displays. */
export type CommonWords = {
  name: string;
  run: {
    /**
     * The task in one or two sentences, displayed before each block; empty if instructions are not displayed. The
     * instruction of a timed app may contain `{name}` placeholders, as the texts in `BriefWords` do. A questionnaire
     * displays its own instruction, and may therefore fill it with the values of a screen.
     */
    instruction: string;
    /**
     * An explanation of how to answer without a keyboard. It is used if the instructions do not contain this
     * explanation.
     */
    hands?: string;
    /** An explanation of the response keys, displayed only on devices with a keyboard. */
    keys?: string;
    /**
     * Advice for the test trials (`{trials}` is their number). It is present if the general advice of the engine would
     * mislead in this app.
     */
    manner?: string;
    /** Name of the group of answer buttons. */
    answers?: string;
    /** Label of each answer button, keyed by response. */
    labels?: Readonly<Record<string, string>>;
  };
  result: {
    /** Name of each measure, keyed by measure id, for tables and for the axis of the plot. */
    measures: Readonly<Record<string, string>>;
    /** Name of the reference value of each measure without a published distribution, keyed by measure id. */
    references?: Readonly<Record<string, string>>;
    /** Labels of additional table rows, keyed by row id; `{n}` is the number of trials on which the row is based. */
    details: Readonly<Record<string, string>>;
    /** Text about the number of excluded trials, keyed by the reason for the exclusion: `{n}` and a word. */
    excluded: Readonly<Record<string, string>>;
    /** Explanation of why a score is missing and what the participant can do, keyed by reason. */
    reasons: Readonly<Record<string, string>>;
    /** Remarks displayed with the headline of some results, keyed by remark id. */
    remarks?: Readonly<Record<string, string>>;
    /** Names of the conditions for the plot of the participant's trials, keyed by condition. */
    conditions?: Readonly<Record<string, string>>;
    /** The caption of the plot. It states the content of the plot and the source of the published data. */
    caption: string;
    /** The full source of the published data, and the differences between the published task and this app. */
    comparison: string;
  };
};

/** The texts of an app that pages display before a run. `{name}` placeholders stand for the values of parameters. */
type BriefWords = {
  /** The participant's instructions, which do not mention the measures, the expected result or the order of trials. */
  task: string;
  /** The sentences of the methods paragraph; the model selects the sentences that apply. */
  methods: Readonly<Record<string, string>>;
  measureText: string;
  scoringText: string;
  publishedText: string;
  /** Text alternative of the trial figure. */
  figure: string;
  /** Text alternative of the example screen that a participant sees before the start. */
  example: string;
  /** Abilities that participants need for the app. Sight is not included, because the facts of the app state it. */
  needs: string;
};

/**
 * The texts of a run that state the parameters of the run, with unfilled `{name}` placeholders. `instruction` is absent
 * in questionnaires.
 */
export type TextsOfRun = Pick<BriefWords, "task" | "methods" | "needs"> &
  Partial<Pick<CommonWords["run"], "instruction" | "keys">> &
  Pick<CommonWords["result"], "measures" | "reasons" | "caption" | "comparison">;

/** All texts of an app, in one language. */
export type AppWords = CommonWords & {
  purpose: string;
  /** Terms of the field by which a search finds the app; not displayed. */
  keywords: string;
  brief: BriefWords;
};

/** The texts of an app that a run and its result display, in one language. `Texts` is the type of all texts. */
export type AppRunWords<Texts> = Omit<Localized<Texts>, "purpose" | "keywords" | "brief">;
