"use client";

import { memo } from "react";
import { knownApp } from "@/components/features/editor/document/consequences";
import type { FigureContent } from "@/components/plots/figure-frame";
import { ThumbScreen } from "@/components/plots/figure-screen";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import type { Locale } from "@/lib/routes";
import styles from "./step-thumb.module.css";

/** Returns the content of the screen on which the participant responds to the task. */
function contentOf(model: AppModel, payload: AppPayload, locale: Locale): FigureContent | null {
  const known = knownApp(model.facts.id);
  if (!known) return null;
  const { words } = atParameters(payload, { parameters: known.parameters, model }, locale);
  const frames = model.figure(words);
  const asked = frames.find(({ timing }) => timing.kind === "response") ?? frames[0];
  return asked?.content ?? null;
}

/** A small picture of a task's screen, on the black background of a run. */
export const TaskThumb = memo(function TaskThumb({
  model,
  payload,
  locale,
}: {
  model: AppModel | undefined;
  /** The texts of the task; undefined until they have loaded. */
  payload: AppPayload | undefined;
  locale: Locale;
}) {
  const content = model && payload ? contentOf(model, payload, locale) : null;
  if (model?.kind === "form" && content?.kind === "choice")
    return (
      <svg className={styles.form} viewBox="0 0 50 34" aria-hidden="true">
        <rect width="50" height="34" rx="4" />
        <path d="M10 12h30" />
        {[10, 17.5, 25, 32.5, 40].map((x) => (
          <circle key={x} cx={x} cy="22" r="2.600" />
        ))}
      </svg>
    );
  return (
    <span className={styles.screen}>
      <ThumbScreen content={content ?? { kind: "blank" }} />
    </span>
  );
});

/** A small picture of a page: a page of text, the questions of a survey, a check of the device, the information sheet with its consent, or the end. */
export const PageThumb = ({ of }: { of: "text" | "survey" | "device" | "information" | "end" }) => (
  <svg className={styles.page} viewBox="0 0 50 34" aria-hidden="true">
    <rect x=".5" y=".5" width="49" height="33" rx="4" />
    {of === "text" && <path d="M11 9h28M11 14.500h28M11 20h28M11 25.500h17" />}
    {of === "survey" && <path d="M18 10h21M18 17h21M18 24h14" />}
    {of === "survey" && <path d="M10 8h4v4h-4zM10 15h4v4h-4zM10 22h4v4h-4z" />}
    {of === "device" && <path d="M11 8h28v14h-28zM25 22v4M18 26h14" />}
    {of === "device" && <path d="M14 15h5l2-4 3 7 2-3h10" />}
    {of === "information" && <path d="M11 9h28M11 14.500h28M11 20h14" />}
    {of === "information" && <path data-tick="" d="M29 23.500l3.200 3.200 6.300-7" />}
    {of === "end" && <path d="M11 10h28M11 15.500h28M11 21h12" />}
    {of === "end" && <path d="M30 23h9m-3-3l3 3-3 3" />}
  </svg>
);
