"use client";

import { memo } from "react";
import { isObject } from "@/components/features/editor/document/json";
import { isToDo } from "@/components/features/editor/document/to-do";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { useFold } from "@/components/features/editor/shared/use-fold.client";
import { SETTINGS } from "@/components/features/editor/shared/use-place.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { FieldRow } from "./field.client";
import styles from "./form-sections.module.css";
import { NumberField } from "./number-field.client";
import { SaidField } from "./said-field.client";
import { TextByLanguage } from "./text-by-language.client";
import { TextInput } from "./text-field.client";

/** The fields that usually contain a name or an e-mail address, and not running text. */
const SHORT: readonly string[] = ["controller", "contact", "dataProtectionOfficer"];

/** The fields of the information sheet, and of the text that participants read at the end. */
export const InformationFields = memo(function InformationFields() {
  const { document, words, faults } = useEditorContext();
  const own = words.information;
  const held = isObject(document.information) ? document.information : {};
  const names = Object.keys(own.fields) as (keyof typeof own.fields)[];
  const hasFault = [...faults.values()].some(
    (fault) => /^(information|debriefing)/.test(fault.path) && !isToDo(fault),
  );
  const until = useField(["information", "withdrawUntil"]);
  const age = held.minimumAge;
  const fold = useFold(hasFault);
  return (
    <details className={styles.fold} {...fold}>
      <summary id={SETTINGS.information}>
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
        <SaidField
          key={name}
          path={["information", name]}
          label={own.fields[name]}
          rows={SHORT.includes(name) ? 1 : 2}
        />
      ))}
      <FieldRow id={until.id} label={own.withdrawUntil} at={until.name} error={until.error}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            look="code"
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
      <TextByLanguage
        path={["debriefing"]}
        texts={document.debriefing}
        label={own.debriefing}
        rows={4}
      />
    </details>
  );
});
