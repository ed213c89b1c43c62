"use client";

import { useRef, useState } from "react";
import { wellFormed } from "@/components/features/editor/document/json";
import {
  canAddVisit,
  visitIdsOf,
  withVisitAdded,
  withVisitNamed,
  withVisitRemoved,
} from "@/components/features/editor/document/visits";
import {
  useEditorContext,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { LIMITS } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { ChoiceField } from "./choice-field.client";
import { FaultNote } from "./fault-note.client";
import { NamedList, NamedRow } from "./named-list.client";
import { NumberField } from "./number-field.client";
import { TextInput } from "./text-field.client";

const DAYS = { minimum: 1, maximum: LIMITS.days, step: 1 };

/** The visits of a study: their names, and the days on which each of them can begin. */
export function VisitsField() {
  const { document, faults, edit, dispatch } = useEditorContext();
  const words = useFormWords().visits;
  const ids = visitIdsOf(document);
  /** The text of a row exactly as typed; the id in the document is derived from it. */
  const [typed, setTyped] = useState<{ row: number; text: string } | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const own = [...faults.values()].filter(({ path }) => /^visits(?:\.\d+)?$/.test(path));
  return (
    <NamedList
      id="field-visits"
      title={words.title}
      intro={ids.length === 0 && words.none}
      help={ids.length > 0 && words.help}
      rows={ids.map((id, row) => {
        const n = { n: row + 1 };
        const remove = () => {
          edit((now) => withVisitRemoved(now, id), { mode: "push" });
          add.current?.focus();
        };
        return (
          <NamedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the id follows the name while it is typed
            key={row}
            inputs={
              <TextInput
                id={`field-visits.${row}.id`}
                aria-label={interpolate(words.name, n)}
                aria-invalid={faults.has(`visits.${row}.id`) || undefined}
                value={typed?.row === row ? typed.text : id}
                onChange={({ target }) => {
                  const text = wellFormed(target.value);
                  setTyped({ row, text });
                  if (text.trim() !== "")
                    edit((now) => withVisitNamed(now, row, text), { typing: "visits" });
                }}
                onBlur={() => {
                  setTyped(null);
                  dispatch({ type: "rested" });
                }}
              />
            }
            removal={
              row > 0 ? { label: interpolate(words.remove, { name: id }), remove } : undefined
            }
          >
            {row > 0 && (
              <>
                {row > 1 && (
                  <ChoiceField
                    path={["visits", row, "after"]}
                    label={interpolate(words.after, n)}
                    fallback=""
                    choices={Object.fromEntries(ids.slice(0, row).map((each) => [each, each]))}
                  />
                )}
                <NumberField
                  path={["visits", row, "days", 0]}
                  label={interpolate(words.from, n)}
                  limits={DAYS}
                />
                <NumberField
                  path={["visits", row, "days", 1]}
                  label={interpolate(words.to, n)}
                  limits={DAYS}
                />
              </>
            )}
          </NamedRow>
        );
      })}
      actions={
        canAddVisit(document) && (
          <ActionButton
            ref={add}
            look="quiet"
            id="add-visit"
            onClick={() => edit(withVisitAdded, { mode: "push" })}
          >
            {`+ ${words.add}`}
          </ActionButton>
        )
      }
    >
      {own.map((fault) => (
        <FaultNote key={`${fault.path} ${fault.rule.en}`} fault={fault} />
      ))}
    </NamedList>
  );
}
