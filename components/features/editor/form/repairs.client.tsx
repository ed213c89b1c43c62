"use client";

import { useMemo } from "react";
import { withConditionsAre } from "@/components/features/editor/document/conditions";
import { type Json, type JsonObject, withValue } from "@/components/features/editor/document/json";
import {
  useEditorBase,
  useFormWords,
  useWritten,
} from "@/components/features/editor/shared/editor-context.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { Fault } from "@/experiments/study/document/fault";
import { type Repair, repairsOf } from "@/experiments/study/document/repairs";
import { interpolate } from "@/lib/i18n/interpolate";
import { fieldName, type Naming, valueText } from "./field-names";
import styles from "./repairs.module.css";
import { useNaming } from "./use-naming.client";

/** Buttons with the values that would correct the error of a field. */
export function Repairs({ at }: { at: string }) {
  const { faults } = useWritten();
  const fault = faults.get(at);
  return fault ? <RepairButtons fault={fault} /> : null;
}

/** Buttons with the possible meanings of an ambiguous number that the author has typed. */
export function Values({
  values,
  textOf,
  onChoose,
}: {
  values: readonly number[];
  textOf: (value: number) => string;
  onChoose: (value: number) => void;
}) {
  const { repair } = useFormWords();
  return (
    <span className={styles.repairs}>
      {values.map((value) => (
        <button key={value} type="button" onClick={() => onChoose(value)}>
          {interpolate(repair.use, { value: textOf(value) })}
        </button>
      ))}
    </span>
  );
}

/** Buttons, each of which corrects a fault. If only the author can know the correct value, no buttons are displayed. */
export function RepairButtons({ fault }: { fault: Fault }) {
  const { edit } = useEditorBase();
  const naming = useNaming();
  const { document, form } = naming;
  const repairs = useMemo(() => repairsOf(fault, document, MODELS), [fault, document]);
  if (repairs.length === 0) return null;
  return (
    <span className={styles.repairs}>
      {repairs.map((repair) => {
        const text = textOf(repair, fault, naming);
        return (
          <button
            key={text}
            type="button"
            onClick={() =>
              edit((now) => repaired(now, repair), {
                mode: "push",
                say: interpolate(form.repair.done, { name: fieldName(fault.path, naming) }),
              })
            }
          >
            {text}
          </button>
        );
      })}
    </span>
  );
}

/** Returns the document after a repair. A repair of the kind of conditions also changes the assignment to groups. */
function repaired(document: JsonObject, { path, value }: Repair): JsonObject {
  if (path.join() === "conditionsAre")
    return withConditionsAre(document, value as string | undefined);
  return withValue(document, path, value as Json | undefined) as JsonObject;
}

function textOf({ path, value, removesEntry }: Repair, fault: Fault, naming: Naming): string {
  const { repair } = naming.form;
  const place = path.join(".");
  if (place === "language") return value === "en" ? repair.english : repair.french;
  if (removesEntry) return repair.remove;
  if (value === undefined) {
    if (place !== fault.path && !fault.path.startsWith(`${place}.`))
      return interpolate(repair.otherClear, {
        name: fieldName(place, naming, { isShort: true }),
      });
    return fault.isUnknown ? repair.remove : repair.clear;
  }
  const shown = valueText(place, value as Json, naming);
  if (place === fault.path || fault.path.startsWith(`${place}.`))
    return interpolate(repair.use, { value: shown });
  return interpolate(repair.other, {
    name: fieldName(place, naming, { isShort: true }),
    value: shown,
  });
}
