"use client";

import { useState } from "react";
import { isObject, pathText, wellFormed } from "@/components/features/editor/document/json";
import { RawTextField } from "@/components/features/editor/form/text-field.client";
import {
  useEditorBase,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { choicesFrom, linesOf } from "./document/choice-lines";
import { withChoices } from "./document/edit-choices";
import { choicesIn, objectOf } from "./document/survey-json";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

/** A list of choices as text, one choice per line, in each language of the study. */
export function ChoiceLines({
  list,
  id,
  note,
}: {
  list: string;
  /** The id of the first field. */
  id: string;
  /** A sentence about other items that use the same list. */
  note: string | undefined;
}) {
  const { path, survey, languages, change } = useSurvey();
  const { dispatch } = useEditorBase();
  const { text } = useEditorPage().payload.form;
  const { choices: own } = useSurveyWords();
  /** The text exactly as typed while a field is in use, because a line may become a choice only with its next letter. */
  const [typed, setTyped] = useState<{ language: string; text: string } | null>(null);
  const choices = choicesIn(survey, list);
  const name = pathText([...path, "choices", list]);
  const last = choices.at(-1);
  return (
    <>
      {languages.map((language, at) => {
        const options = { withValues: at === 0 };
        const shown = linesOf(choices, language, options);
        const inLanguage = language === "en" ? text.inEnglish : text.inFrench;
        return (
          <RawTextField
            key={language}
            field={{
              id: at === 0 ? id : `${id}-${language}`,
              name: `${name}.${language}`,
              value: typed?.language === language ? typed.text : shown,
              error: undefined,
              set: (next) => {
                const lines = wellFormed(typeof next === "string" ? next : "");
                setTyped({ language, text: lines });
                change((now) =>
                  withChoices(
                    now,
                    list,
                    choicesFrom(lines, {
                      before: choicesIn(now, list),
                      language,
                      languages,
                      ...options,
                    }),
                  ),
                );
              },
              rest: () => {
                setTyped(null);
                dispatch({ type: "rested" });
              },
            }}
            label={languages.length > 1 ? `${own.lines}, ${inLanguage}` : own.lines}
            hint={at === 0 ? own.help : undefined}
            lang={language}
            rows={4}
            staysEmpty
          />
        );
      })}
      {note && <p className={styles.help}>{note}</p>}
      {last !== undefined && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={objectOf(last).other === true}
            onChange={({ target }) =>
              change((now) =>
                withChoices(
                  now,
                  list,
                  choicesIn(now, list).map((choice, place, all) => {
                    if (place !== all.length - 1 || !isObject(choice)) return choice;
                    const { other: __, ...others } = choice;
                    return target.checked ? { ...others, other: true } : others;
                  }),
                ),
              )
            }
          />{" "}
          {own.other}
        </label>
      )}
    </>
  );
}
