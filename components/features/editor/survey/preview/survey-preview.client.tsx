"use client";

import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { languagesOf, stepsOf } from "@/components/features/editor/document/edit-document";
import {
  useEditorBase,
  useEditorPage,
  useWritten,
} from "@/components/features/editor/shared/editor-context.client";
import { useKept } from "@/components/features/editor/shared/use-kept.client";
import { surveyOf } from "@/components/features/editor/survey/document/survey-json";
import {
  useSurveyPayload,
  WithSurveyWords,
} from "@/components/features/editor/survey/survey-words.client";
import { ActionButton } from "@/components/ui/action-button";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { displayedPages } from "@/experiments/survey/definition/survey-order";
import { SurveyView } from "@/experiments/survey/form/survey-view.client";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { newSeed } from "@/lib/stats/random";
import { drawnSurvey } from "./drawn-survey";
import styles from "./survey-preview.module.css";

type Props = {
  index: number;
  /** The page that is displayed. */
  page: number;
  onPage: (page: number) => void;
  /** The heading above the screen. */
  head: ReactNode;
  /** Draws the screen of a device around its content. */
  screen: (content: ReactNode, isLive: boolean) => ReactNode;
};

const ignore = () => {};

/** The pages of a survey as participants see them, in the languages of the study. The author can also fill them in. */
export const SurveyPreview = (props: Props) => (
  <WithSurveyWords>
    <Pages {...props} />
  </WithSurveyWords>
);

function Pages({ index, page, onPage, head, screen }: Props) {
  const { document } = useWritten();
  const { locale } = useEditorBase();
  const { payload } = useEditorPage();
  const { words, participants } = useSurveyPayload();
  const { preview: own } = words;
  const { sees } = payload.words;
  const languages = languagesOf(document);
  const [chosen, setChosen] = useState<Locale>(locale);
  const [tried, setTried] = useState<number | null>(null);
  const [outcome, setOutcome] = useState("");
  const survey = useDeferredValue(surveyOf(stepsOf(document)[index]));
  const drawn = useKept(
    useMemo(() => drawnSurvey(survey), [survey]),
    (_, next) => next === null,
  );
  const whole = useMemo(() => surveySchema.safeParse(survey), [survey]);
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? locale);
  const count = drawn?.pages.length ?? 0;
  const at = Math.max(0, Math.min(page, count - 1));
  const shown = drawn?.pages[at];
  const common = { words: participants[language].form, locale: language, onDraft: ignore };
  const isTrying = tried !== null && whole.success;
  const end = (text: string) => {
    setTried(null);
    setOutcome(text);
  };

  const content = () => {
    if (isTrying)
      return (
        <SurveyView
          key={`${tried} ${language}`}
          survey={whole.data}
          pages={displayedPages(whole.data, tried)}
          draft={{}}
          onFinish={() => end(sees.triedForm)}
          {...common}
        />
      );
    if (!drawn || !shown) return <p>{words.survey.empty}</p>;
    const one = { ...drawn, pages: [{ ...shown, order: undefined }] };
    return (
      <SurveyView
        key={`${at} ${language} ${shown.id}`}
        survey={one}
        pages={displayedPages(one, 0)}
        draft={{}}
        onFinish={ignore}
        {...common}
      />
    );
  };

  return (
    <>
      {head}
      {languages.length > 1 && (
        <fieldset className={styles.languages} aria-label={own.language}>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === language}
              onClick={() => setChosen(each)}
            >
              {each === "en" ? words.add.english : words.add.french}
            </button>
          ))}
        </fieldset>
      )}
      {screen(
        <div className={styles.page} lang={language}>
          {content()}
        </div>,
        isTrying,
      )}
      {!isTrying && count > 1 && (
        <div className={styles.pages}>
          <ActionButton isOff={at === 0} onClick={() => onPage(at - 1)}>
            {own.previous}
          </ActionButton>
          <span role="status">{interpolate(own.page, { n: at + 1, all: count })}</span>
          <ActionButton isOff={at === count - 1} onClick={() => onPage(at + 1)}>
            {own.next}
          </ActionButton>
        </div>
      )}
      <p className={styles.note}>{isTrying ? "" : own.hidden}</p>
      <div className={styles.pages}>
        {isTrying ? (
          <ActionButton onClick={() => end("")}>{own.stop}</ActionButton>
        ) : (
          <ActionButton
            isOff={!whole.success}
            onClick={() => {
              setOutcome("");
              setTried(newSeed());
            }}
          >
            {own.try}
          </ActionButton>
        )}
        <span role="status" className={styles.note}>
          {outcome}
        </span>
      </div>
    </>
  );
}
