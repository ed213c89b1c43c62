"use client";

import { memo } from "react";
import { languagesOf } from "@/components/features/editor/document/edit-document";
import { isObject, type Json, type Path } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import { FieldRow, NumberField, TextField } from "./field.client";
import styles from "./form-sections.module.css";

/** The fields of the information sheet, and the text that participants read at the end. */
export const InformationFields = memo(function InformationFields() {
  const { document, words, faults } = useEditorContext();
  const own = words.information;
  const held = isObject(document.information) ? document.information : {};
  const names = Object.keys(own.fields) as (keyof typeof own.fields)[];
  const hasFault = [...faults.keys()].some((path) => /^(information|debriefing)/.test(path));
  const until = useField(["information", "withdrawUntil"]);
  const age = held.minimumAge;
  return (
    <details className={styles.fold} open={hasFault || undefined}>
      <summary>
        <h2>{own.title}</h2>
        <span>
          {interpolate(own.stated, {
            n: names.filter((name) => held[name] !== undefined).length,
            all: names.length,
          })}
        </span>
      </summary>
      <p className={styles.help}>{own.help}</p>
      {names.map((name) => (
        <SaidField key={name} path={["information", name]} label={own.fields[name]} />
      ))}
      <FieldRow id={until.id} label={own.withdrawUntil} error={until.error}>
        {(control) => (
          <input
            {...control}
            type="date"
            className={styles.date}
            value={typeof until.value === "string" ? until.value : ""}
            onChange={({ target }) => until.set(target.value || undefined, true)}
            onBlur={until.rest}
          />
        )}
      </FieldRow>
      <NumberField
        path={["information", "minimumAge"]}
        label={own.minimumAge}
        limits={{ minimum: 0, maximum: 120, step: 1 }}
        unit={own.years}
        cost={typeof age === "number" && age < 18 ? own.minor : undefined}
      />
      {languagesOf(document).map((each) => (
        <TextField
          key={each}
          path={["debriefing", each]}
          label={`${own.debriefing}, ${each === "en" ? own.english : own.french}`}
          hint={words.form.textHelp}
          lang={each}
          rows={3}
        />
      ))}
    </details>
  );
});

const inLanguages = (value: Json | undefined, languages: readonly string[]) =>
  Object.fromEntries(languages.map((each) => [each, typeof value === "string" ? value : ""]));

/** A text that is the same in all languages, or a text for each language. */
export function SaidField({ path, label }: { path: Path; label: string }) {
  const { document, words } = useEditorContext();
  const own = words.information;
  const field = useField(path);
  const languages = languagesOf(document);
  const { value } = field;
  if (!isObject(value))
    return (
      <div>
        <TextField path={path} label={label} />
        {languages.length > 1 && typeof value === "string" && (
          <ActionButton look="quiet" onClick={() => field.set(inLanguages(value, languages))}>
            {own.inBoth}
          </ActionButton>
        )}
      </div>
    );
  const there = (["en", "fr"] as const).filter((each) => each in value || languages.includes(each));
  return (
    <div>
      {there.map((each) => (
        <TextField
          key={each}
          path={[...path, each]}
          label={`${label}, ${each === "en" ? own.english : own.french}`}
          lang={each}
          rows={2}
          staysEmpty
        />
      ))}
      <ActionButton
        look="quiet"
        onClick={() => {
          const [first] = there.map((each) => value[each]).filter((text) => text !== "");
          field.set(typeof first === "string" ? inOneLine(first) : undefined);
        }}
      >
        {own.inOne}
      </ActionButton>
    </div>
  );
}

const inOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
