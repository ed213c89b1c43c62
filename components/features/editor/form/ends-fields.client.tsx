"use client";

import { memo } from "react";
import { isObject, pathText, wellFormed } from "@/components/features/editor/document/json";
import { withExitTyped } from "@/components/features/editor/document/recruiter-edit";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { useFold } from "@/components/features/editor/shared/use-fold.client";
import { SETTINGS } from "@/components/features/editor/shared/use-place.client";
import { EXITS, type Exit } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { RawChoiceField } from "./choice-field.client";
import { FaultNote } from "./fault-note.client";
import styles from "./form-sections.module.css";
import { Repairs } from "./repairs.client";
import { TextField, TextInput } from "./text-field.client";

const BY_RULE = ["screenedOut", "failedCheck"];
const BY_SERVER = ["full", "paused"];

/**
 * The fields for the end of a session: the page to which participants are sent, separately for each exit, and the
 * receiver of an archive's data.
 */
export const EndsFields = memo(function EndsFields() {
  const { document, words, faults } = useEditorContext();
  const { ends } = words;
  const delivery = isObject(document.delivery) ? document.delivery : {};
  const exits = isObject(delivery.exits) ? delivery.exits : {};
  const hasFault = [...faults.keys()].some((path) =>
    /^delivery\.(exits|receiver|receipts)/.test(path),
  );
  const named = EXITS.filter((exit) => exit in exits).map((exit) => ends.exits[exit]);
  const fold = useFold(hasFault);
  return (
    <details className={styles.fold} {...fold}>
      <summary id={SETTINGS.end}>
        <h2>{ends.title}</h2>
        <span>{named.join(", ")}</span>
      </summary>
      <p className={styles.help}>{ends.codeHelp}</p>
      {EXITS.map((exit) => {
        const fault = faults.get(`delivery.exits.${exit}`);
        return (
          <fieldset key={exit} className={styles.exit}>
            <legend>{ends.exits[exit]}</legend>
            <ExitPart
              exit={exit}
              part="code"
              label={interpolate(ends.code, { exit: ends.exits[exit] })}
              placeholder={ends.codeShort}
            />
            <ExitPart
              exit={exit}
              part="url"
              label={interpolate(ends.url, { exit: ends.exits[exit] })}
              placeholder={ends.urlShort}
            />
            {fault && <FaultNote fault={fault} />}
            {!fault && BY_RULE.includes(exit) && <p className={styles.help}>{ends.byRule}</p>}
            {!fault && BY_SERVER.includes(exit) && <p className={styles.help}>{ends.byServer}</p>}
          </fieldset>
        );
      })}
      <TextField path={["delivery", "receiver"]} label={ends.receiver} hint={ends.receiverHelp} />
      <ReceiptsField />
    </details>
  );
});

/**
 * The choice whether the receiver returns receipts. The document contains this choice only if the receiver does not
 * return receipts.
 */
function ReceiptsField() {
  const { words } = useEditorContext();
  const { ends } = words;
  const field = useField(["delivery", "receipts"]);
  return (
    <RawChoiceField
      field={{
        ...field,
        set: (value, isTyping) => field.set(value === "required" ? undefined : value, isTyping),
      }}
      choices={ends.receiptsChoices}
      fallback="required"
      label={ends.receipts}
      hint={ends.receiptsHelp}
    />
  );
}

/** The code or the link of an exit. A completion link that is pasted into either field fills in both fields. */
function ExitPart({
  exit,
  part,
  label,
  placeholder,
}: {
  exit: Exit;
  part: "code" | "url";
  label: string;
  placeholder: string;
}) {
  const { edit } = useEditorContext();
  const path = ["delivery", "exits", exit, part];
  const field = useField(path);
  const errorId = `${field.id}-error`;
  return (
    <>
      <TextInput
        look="code"
        id={field.id}
        aria-label={label}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? errorId : undefined}
        placeholder={placeholder}
        spellCheck={false}
        value={typeof field.value === "string" ? field.value : ""}
        onChange={({ target }) =>
          edit((now) => withExitTyped(now, exit, part, wellFormed(target.value)), {
            typing: pathText(path),
          })
        }
        onBlur={field.rest}
      />
      {field.error && (
        <p id={errorId} className={styles.error}>
          {field.error}
        </p>
      )}
      {field.error && <Repairs at={field.name} />}
    </>
  );
}
