"use client";

import { memo, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import { plainText } from "@/experiments/study/document/author-text";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import type { SurveyFinding, SurveyItemFinding } from "@/experiments/study/findings/findings";
import { saidIn } from "@/experiments/survey/definition/measure-name";
import type { Survey, SurveyItem } from "@/experiments/survey/definition/schema";
import { allItems, choicesOf, otherId } from "@/experiments/survey/definition/survey-items";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { joinParts } from "@/lib/i18n/join-parts";
import type { Locale } from "@/lib/routes";
import { percentText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";
import styles from "./survey-section.module.css";
import { useFocusOnMore } from "./use-focus-on-more.client";

/** The number of items of a survey that are displayed at first. */
const FIRST = 12;

type Parts = { words: FindingsWords; locale: Locale };

/** The texts of an item in the language of the reader. */
type ItemTexts = {
  name: string;
  /** Returns the text of a choice; the text of the data without one in the survey. */
  choiceOf: (choice: SurveyItemFinding["frequencies"][number]) => string;
};

/** Returns the texts of an item, by its column. Without the survey, they are those of the data. */
function itemTexts(
  survey: Survey | null,
  { column }: Pick<SurveyItemFinding, "column">,
  { words, locale }: Parts,
): ItemTexts {
  const items = survey ? allItems(survey).map(({ item }) => item) : [];
  const item = items.find(({ id }) => id === column);
  const other = items.find(({ id }) => otherId(id) === column);
  const choices = survey && item && "choices" in item ? choicesOf(survey, item.choices) : [];
  const textOf = (said: SurveyItem | undefined) =>
    said ? plainText(saidIn(said.label, locale)) : "";
  return {
    name:
      textOf(item) ||
      (textOf(other) && interpolate(words.surveys.otherAnswer, { item: textOf(other) })) ||
      column,
    choiceOf: ({ value, label }) => {
      const choice = choices.find((each) => String(each.value) === value);
      return saidIn(choice?.label, locale) || label || value;
    },
  };
}

/** The answers to the items of each survey. */
export const SurveySection = memo(function SurveySection({
  surveys,
  document,
  names,
  ...parts
}: {
  surveys: readonly SurveyFinding[];
  document: ProtocolDocument | null;
  names: StudyNames;
} & Parts) {
  if (surveys.length === 0) return null;
  return (
    <section aria-labelledby="survey-answers">
      <h2 id="survey-answers" className={styles.title}>
        {parts.words.surveys.title}
      </h2>
      {surveys.map((survey) => (
        <SurveyPart
          key={survey.step}
          survey={survey}
          title={names.step(survey.step)}
          document={document}
          {...parts}
        />
      ))}
    </section>
  );
});

function SurveyPart({
  survey: { step, items },
  title,
  document,
  words,
  locale,
}: { survey: SurveyFinding; title: string; document: ProtocolDocument | null } & Parts) {
  const [isWhole, setWhole] = useState(false);
  const list = useFocusOnMore<HTMLDivElement>(isWhole ? FIRST : 0);
  const survey = document?.steps.filter(isSurveyStep).find(({ id }) => id === step)?.survey ?? null;
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <div className={styles.survey}>
      <h3 translate={title === step ? "no" : undefined}>{title}</h3>
      <div className={styles.items} ref={list}>
        {shown.map((item) => (
          <Item
            key={item.column}
            item={item}
            texts={itemTexts(survey, item, { words, locale })}
            words={words}
            locale={locale}
          />
        ))}
      </div>
      {shown.length < items.length && (
        <ActionButton look="quiet" onClick={() => setWhole(true)}>
          {interpolate(words.surveys.more, { n: formatNumber(items.length, locale) })}
        </ActionButton>
      )}
    </div>
  );
}

function Item({
  item,
  texts: { name, choiceOf },
  words,
  locale,
}: { item: SurveyItemFinding; texts: ItemTexts } & Parts) {
  const own = words.surveys;
  const say = (value: number) => formatNumber(value, locale, Number.isInteger(value) ? 0 : 2);
  const { moments, frequencies, kind } = item;
  return (
    <div className={styles.item} tabIndex={-1}>
      <h4>{name}</h4>
      <p className={styles.note}>
        <SimulatedMark />
        {joinParts(
          [
            interpolate(own.answered, { n: say(item.answered), shown: say(item.shown) }),
            ...(moments
              ? [
                  interpolate(own.moments, {
                    mean: formatNumber(moments.mean, locale, 2),
                    sd:
                      moments.sd === null ? words.people.none : formatNumber(moments.sd, locale, 2),
                    low: say(moments.low),
                    high: say(moments.high),
                  }),
                ]
              : []),
          ],
          locale,
        )}
      </p>
      {kind === "text" && <p className={styles.note}>{own.text}</p>}
      {frequencies.length > 0 && (
        <WideContent label={interpolate(own.caption, { item: name })}>
          <table className={styles.table}>
            <thead className={styles.hidden}>
              <tr>
                <th scope="col">{own.answer}</th>
                <th scope="col">{own.share}</th>
                <th scope="col">{own.people}</th>
              </tr>
            </thead>
            <tbody>
              {frequencies.map(({ value, label, n }) => (
                <tr key={value}>
                  <th scope="row">{choiceOf({ value, label, n })}</th>
                  <td>
                    <svg className={styles.bar} aria-hidden="true">
                      <rect
                        width={`${item.answered > 0 ? (100 * n) / item.answered : 0}%`}
                        height="100%"
                      />
                    </svg>
                    <span>{item.answered > 0 ? percentText(n / item.answered, locale) : "–"}</span>
                  </td>
                  <td>{say(n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideContent>
      )}
    </div>
  );
}
