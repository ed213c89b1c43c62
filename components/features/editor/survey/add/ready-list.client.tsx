"use client";

import type { JsonObject } from "@/components/features/editor/document/json";
import {
  useEditorBase,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { useSurveyWords } from "@/components/features/editor/survey/survey-words.client";
import { ActionButton } from "@/components/ui/action-button";
import { ExternalLink } from "@/components/ui/external-link";
import type { SurveyEditorPayload } from "@/experiments/payloads/survey-editor-payload";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { lengthText } from "@/lib/i18n/length-text";
import styles from "./add-survey.module.css";
import { languagesIn } from "./survey-languages";

type Ready = SurveyEditorPayload["ready"];

/** The ready questionnaires, each with its size, its source, its licence and its scoring. */
export function ReadyList({
  ready,
  onTake,
}: {
  ready: Ready;
  onTake: (survey: JsonObject, name: string) => void;
}) {
  const { add: words } = useSurveyWords();
  if (ready.length === 0) return <p className={styles.help}>{words.noReady}</p>;
  return (
    <ul role="list" className={styles.ready}>
      {ready.map((each) => (
        <ReadyEntry key={each.name} ready={each} onTake={onTake} />
      ))}
    </ul>
  );
}

function ReadyEntry({
  ready,
  onTake,
}: {
  ready: Ready[number];
  onTake: (survey: JsonObject, name: string) => void;
}) {
  const { words: page } = useEditorPage();
  const { locale } = useEditorBase();
  const { add: words } = useSurveyWords();
  const { title } = ready;
  const languages = languagesIn(ready.survey as unknown as JsonObject);
  const facts: [string, React.ReactNode][] = [
    [
      words.source,
      <ExternalLink key="source" href={ready.url}>
        {ready.source}
      </ExternalLink>,
    ],
    [
      words.licence,
      <ExternalLink key="licence" href={ready.licenceUrl}>
        {ready.licence}
      </ExternalLink>,
    ],
    [words.scoring, ready.scoring],
    ...(ready.reliability ? [[words.reliability, ready.reliability] as [string, string]] : []),
    [words.frenchText, ready.french],
  ];
  return (
    <li>
      <p className={styles.name}>{title}</p>
      <p className={styles.help}>
        {interpolate(words.facts, {
          n: formatNumber(ready.items, locale),
          length: lengthText(ready.minutes * 60, page.length, locale),
          languages: languages
            .map((each) => (each === "en" ? words.english : words.french))
            .join(", "),
        })}
      </p>
      <ActionButton
        look="quiet"
        aria-label={interpolate(words.takeOne, { title })}
        onClick={() => onTake(ready.survey as unknown as JsonObject, ready.name)}
      >
        {words.take}
      </ActionButton>
      <details className={styles.about}>
        <summary aria-label={interpolate(words.aboutOne, { title })}>{words.about}</summary>
        <dl>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
