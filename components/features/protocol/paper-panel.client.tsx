"use client";

import { Fragment, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { AppPayload } from "@/experiments/app-payload";
import type { StepModel } from "./consequences";
import { isAppShaped, stepsOf } from "./edit-document";
import { useEditorContext } from "./editor-context.client";
import type { EditorApp } from "./editor-props";
import { Panel } from "./frame";
import { methodsPieces } from "./methods-pieces";
import styles from "./paper-panel.module.css";

/** What a paper says of the study; the numbers that come from the form are underlined and point at their fields. */
export function PaperPanel({
  steps,
  apps,
  payloads,
}: {
  steps: readonly StepModel[];
  apps: readonly EditorApp[];
  payloads: ReadonlyMap<string, AppPayload>;
}) {
  const { document, words, locale } = useEditorContext();
  const { paper } = words;
  const [outcome, setOutcome] = useState("");
  const parts = stepsOf(document).map((step, index) => {
    const found = steps.find((each) => each.index === index);
    const payload = found && payloads.get(found.app);
    if (!isAppShaped(step))
      return { index, name: "", pieces: [{ text: paper.stepText, parameter: null }] };
    return {
      index,
      name: apps.find(({ id }) => id === step.app)?.name ?? "",
      pieces: found && payload ? methodsPieces(found.model, payload, locale) : [],
    };
  });
  const copy = () => {
    const text = parts
      .map(
        ({ name, pieces }) => `${name && `${name}. `}${pieces.map((each) => each.text).join("")}`,
      )
      .join("\n\n");
    navigator.clipboard.writeText(text).then(
      () => setOutcome(paper.copied),
      () => setOutcome(paper.copyFailed),
    );
  };
  return (
    <Panel title={paper.title}>
      <div className={styles.paper}>
        {parts.length === 0 && <p>{paper.noSteps}</p>}
        {parts.map(({ index, name, pieces }) => (
          <p key={index}>
            {name && <b>{name}. </b>}
            {pieces.map(({ text, parameter }, at) =>
              parameter === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
                <Fragment key={at}>{text}</Fragment>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
                <mark key={at} data-about={`${index}.${parameter}`}>
                  {text}
                </mark>
              ),
            )}
          </p>
        ))}
      </div>
      <p className={styles.note}>{paper.pointing}</p>
      <div className={styles.ways}>
        <ActionButton look="quiet" onClick={copy}>
          {paper.copy}
        </ActionButton>
        <span role="status">{outcome}</span>
      </div>
    </Panel>
  );
}
