"use client";

import { knownApp } from "@/components/features/editor/document/consequences";
import { isAppShaped, stepsOf } from "@/components/features/editor/document/edit-document";
import {
  type EditorBase,
  said,
  useEditorContext,
  useEditorPage,
  type Written,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp } from "@/components/features/editor/shared/editor-props";
import { parameterNamed } from "@/experiments/engine/contract/define-parameters";
import type { Fault } from "@/experiments/study/document/fault";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import styles from "./fault-summary.module.css";
import { stepName } from "./step-name";

/** Returns the label of a field with its step, as in the form; the path itself if the form has no such field. */
export function fieldName(
  path: string,
  apps: readonly EditorApp[],
  { document, words, locale }: EditorBase & Written,
): string {
  const [, index, ...rest] = /^steps\.(\d+)(?:\.(parameters)\.(\w+)$)?/.exec(path) ?? [];
  if (index === undefined) return path || words.faults.whole;
  const step = stepsOf(document)[Number(index)];
  const name = `${Number(index) + 1} ${stepName(step, apps, words)}`;
  const [, parameter] = rest;
  if (parameter === undefined) {
    const within = path.slice(`steps.${index}.`.length);
    return within ? withColon(name, within === "id" ? words.form.stepId : within, locale) : name;
  }
  const app = isAppShaped(step) ? knownApp(step.app) : undefined;
  const definition = app && parameterNamed(app.parameters, parameter);
  return withColon(name, definition ? said(definition.label, locale) : parameter, locale);
}

/** The faults of the document; each links to its field. */
export function FaultSummary({
  faults,
  onGo,
}: {
  faults: readonly Fault[];
  /** Opens the field of a path. */
  onGo: (path: string) => void;
}) {
  const { apps } = useEditorPage();
  const context = useEditorContext();
  const { words, locale } = context;
  const own = words.faults;
  return (
    <div role="status" className={styles.summary}>
      {faults.length > 0 && (
        <>
          <p className={styles.title}>
            {faults.length === 1 ? own.one : interpolate(own.title, { n: faults.length })}
          </p>
          <p>{own.help}</p>
          <ul role="list">
            {faults.map((fault) => (
              <li key={`${fault.path} ${fault.rule.en}`}>
                <button type="button" onClick={() => onGo(fault.path)}>
                  {fieldName(fault.path, apps, context)}
                </button>{" "}
                {said(fault.rule, locale)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
