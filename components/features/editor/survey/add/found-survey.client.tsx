"use client";

import type { JsonObject } from "@/components/features/editor/document/json";
import { said, useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import {
  pagesOf,
  placedItems,
  scalesOf,
} from "@/components/features/editor/survey/document/survey-json";
import { itemText } from "@/components/features/editor/survey/item-name";
import { useSurveyWords } from "@/components/features/editor/survey/survey-words.client";
import type { SurveyNote } from "@/experiments/survey/files/place";
import { formatNumber } from "@/lib/i18n/format";
import { ownValue } from "@/lib/own-value";
import styles from "./add-survey.module.css";
import { PlacedRules } from "./placed-rules.client";
import { languagesIn } from "./survey-languages";

/** The content of a file: its pages, items, scales and languages, the names that change, and everything left out. */
export function FoundSurvey({
  survey,
  notes,
}: {
  survey: JsonObject;
  notes: readonly SurveyNote[];
}) {
  const { locale } = useEditorBase();
  const { add, import: words, types } = useSurveyWords();
  const items = placedItems(survey);
  const number = (n: number) => formatNumber(n, locale);
  const facts: [string, string][] = [
    [words.pages, number(pagesOf(survey).length)],
    [words.questions, number(items.filter(({ type }) => type !== "note").length)],
    [words.scales, number(scalesOf(survey).length)],
    [
      words.languages,
      languagesIn(survey)
        .map((each) => (each === "en" ? add.english : add.french))
        .join(", "),
    ],
  ];
  const renamed = notes.flatMap((note) => note.renamed ?? []);
  const others = notes.filter((note) => !note.renamed);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {renamed.length > 0 && (
        <section aria-label={words.renamed}>
          <h6>{words.renamed}</h6>
          <p className={styles.help}>{words.renamedHelp}</p>
          <ul role="list" className={styles.rules}>
            {renamed.map(({ from, to }) => (
              <li key={`${from} ${to}`}>
                <code>{from}</code> → <code>{to}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-label={words.notes}>
          <h6>{words.notes}</h6>
          <PlacedRules rules={others.map((note) => ({ ...note, text: said(note.rule, locale) }))} />
        </section>
      )}
      <details className={styles.about}>
        <summary>{words.taken}</summary>
        <ol>
          {items.map((placed) => (
            <li key={`${placed.page} ${placed.at}`}>
              <span dir="auto">{itemText(placed, locale)}</span>{" "}
              <span className={styles.help}>
                {ownValue<string>(types, placed.type) ?? placed.type}, <code>{placed.id}</code>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
