"use client";

import type { JsonObject, Path } from "@/components/features/editor/document/json";
import { TextField } from "@/components/features/editor/form/text-field.client";
import { fieldId } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import { sourcesOf } from "./document/survey-json";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

const ADD = "add-source";

const withSources = (survey: JsonObject, sources: JsonObject["sources"][]): JsonObject => {
  const { sources: _, ...others } = survey;
  return sources.length === 0 ? others : { ...survey, sources: sources.map((each) => each ?? {}) };
};

/** The publications from which the questions come. */
export function SourceFields() {
  const { path, survey, change, focus } = useSurvey();
  const { sources: words } = useSurveyWords();
  const sources = sourcesOf(survey);
  const add = () => {
    const n = sources.length + 1;
    change(
      (now) => withSources(now, [...sourcesOf(now), { citation: "" }]),
      interpolate(words.added, { n }),
    );
    focus(fieldId([...path, "sources", sources.length, "citation"]));
  };
  const remove = (index: number) => {
    change(
      (now) =>
        withSources(
          now,
          sourcesOf(now).filter((_, at) => at !== index),
        ),
      interpolate(words.removed, { n: index + 1 }),
    );
    focus(ADD);
  };
  return (
    <section aria-label={words.title} className={styles.part}>
      <h4>{words.title}</h4>
      <p className={styles.help}>{words.help}</p>
      {sources.map((_, index) => {
        const own: Path = [...path, "sources", index];
        const n = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources have no identifier
          <div key={index}>
            <TextField
              path={[...own, "citation"]}
              label={interpolate(words.citation, { n })}
              rows={1}
              staysEmpty
            />
            <TextField path={[...own, "url"]} label={interpolate(words.url, { n })} />
            <ActionButton look="quiet" onClick={() => remove(index)}>
              {interpolate(words.remove, { n })}
            </ActionButton>
          </div>
        );
      })}
      <ActionButton id={ADD} look="quiet" onClick={add}>
        + {words.add}
      </ActionButton>
    </section>
  );
}
