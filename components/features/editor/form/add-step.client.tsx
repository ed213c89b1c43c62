"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { knownApp } from "@/components/features/editor/document/consequences";
import type { JsonObject } from "@/components/features/editor/document/json";
import {
  useEditorBase,
  useEditorPage,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp } from "@/components/features/editor/shared/editor-props";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import { LazyAddSurvey } from "@/components/features/editor/survey/add/lazy-add-survey.client";
import { ActionButton } from "@/components/ui/action-button";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { lengthText } from "@/lib/i18n/length-text";
import styles from "./add-step.module.css";
import { TaskThumb } from "./step-thumb.client";

/** Returns apps grouped by family, in the order in which the families first occur. */
function byFamily(apps: readonly EditorApp[]): [string, EditorApp[]][] {
  const families = new Map<string, EditorApp[]>();
  for (const app of apps) families.set(app.family, [...(families.get(app.family) ?? []), app]);
  return [...families];
}

/**
 * The buttons that add a step. Tasks are chosen from a list that displays what each task measures, its duration and its
 * screen. Surveys come from a list, from a file or from cells of a spreadsheet.
 */
export function AddStep({
  onApp,
  onText,
  onSurvey,
  onDevice,
}: {
  onApp: (id: string) => void;
  onText: () => void;
  /** Receives a survey and the id of its step. */
  onSurvey: (survey: JsonObject, name: string) => void;
  onDevice: () => void;
}) {
  const { apps } = useEditorPage();
  const { words } = useEditorBase();
  const { add } = useFormWords();
  const { form } = words;
  const [choosing, setChoosing] = useState<"app" | "survey" | null>(null);
  const isChoosing = choosing === "app";
  const first = useRef<HTMLFieldSetElement>(null);
  const families = useMemo(() => byFamily(apps), [apps]);
  useEffect(() => {
    if (isChoosing) first.current?.querySelector("button")?.focus();
  }, [isChoosing]);
  const close = () => {
    setChoosing(null);
    window.document.getElementById(`add-${choosing ?? "app"}`)?.focus();
  };
  return (
    <div className={styles.add}>
      <button
        type="button"
        id="add-app"
        className={styles.ghost}
        aria-expanded={isChoosing}
        onClick={() => setChoosing(isChoosing ? null : "app")}
      >
        + {form.addApp}
      </button>
      <button type="button" className={styles.ghost} onClick={onText}>
        + {form.addText}
      </button>
      <button
        type="button"
        id="add-survey"
        className={styles.ghost}
        aria-expanded={choosing === "survey"}
        onClick={() => setChoosing(choosing === "survey" ? null : "survey")}
      >
        + {form.addSurvey}
      </button>
      <button type="button" className={styles.ghost} onClick={onDevice}>
        + {form.addDevice}
      </button>
      {choosing === "survey" && (
        <div className={styles.choices}>
          <LazyAddSurvey
            onTake={(survey, name) => {
              setChoosing(null);
              onSurvey(survey, name);
            }}
            onClose={close}
          />
        </div>
      )}
      {isChoosing && (
        <fieldset
          ref={first}
          className={styles.choices}
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
        >
          <legend>{form.chooseApp}</legend>
          {families.map(([family, own]) => (
            <section key={family} aria-label={family}>
              <p className={styles.family} aria-hidden="true">
                {family}
              </p>
              {own.map((app) => (
                <AppChoice
                  key={app.id}
                  app={app}
                  onChoose={() => {
                    setChoosing(null);
                    onApp(app.id);
                  }}
                />
              ))}
            </section>
          ))}
          <ActionButton look="quiet" onClick={close}>
            {add.close}
          </ActionButton>
        </fieldset>
      )}
    </div>
  );
}

/**
 * A task in the list, with a sentence about what the task measures and with its usual duration. After the texts of the
 * task have loaded, the entry also displays one of its screens.
 */
function AppChoice({ app, onChoose }: { app: EditorApp; onChoose: () => void }) {
  const { words: page, payload, locale } = useEditorPage();
  const { payloads } = usePayloads();
  const { id, name } = app;
  const known = knownApp(id);
  const model = useMemo(() => known?.modelOf(defaultsOf(known.parameters)), [known]);
  return (
    <button type="button" className={styles.app} onClick={onChoose}>
      <TaskThumb model={model} payload={payloads.get(id)} locale={locale} />
      <span className={styles.told}>
        <span className={styles.name}>{name}</span>{" "}
        {model && (
          <span className={styles.length}>
            {lengthText(model.facts.seconds, page.length, locale)}
          </span>
        )}{" "}
        <span className={styles.purpose}>{payload.purposes[id]}</span>
      </span>
    </button>
  );
}
