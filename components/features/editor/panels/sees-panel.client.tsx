"use client";

import { memo, useState } from "react";
import { knownApp, type StepModel } from "@/components/features/editor/document/consequences";
import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp, EditorProps } from "@/components/features/editor/shared/editor-props";
import { EditorPanel } from "@/components/features/editor/shared/frame";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import { TrialFigure } from "@/components/plots/trial-figure";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atSettings } from "@/experiments/engine/texts/at-settings";
import { PlayTrial } from "@/experiments/presentation/play-trial";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { LazyTryout } from "./lazy-tryout.client";
import styles from "./sees-panel.module.css";

/** The trial figure of each app at its settings, with two ways to try it: six trials in place, or all as a participant. */
export const SeesPanel = memo(function SeesPanel({
  steps,
  open,
  hash,
  length,
}: {
  steps: readonly StepModel[];
  /** Index of the step whose settings are displayed. */
  open: number | null;
  /** The part behind `#` of the study's link; null if the study cannot run. */
  hash: string | null;
  /** The duration of the whole study, as displayed. */
  length: string;
}) {
  const { locale, apps, words: page, payload: editor } = useEditorPage();
  const { words, run } = editor;
  const { sees } = words;
  const { payloads, isLost } = usePayloads();
  const [chosen, setChosen] = useState<number | null>(null);
  const [outcome, setOutcome] = useState("");
  const [isTrying, setTrying] = useState(false);
  const shown =
    steps.find(({ index }) => index === open) ??
    steps.find(({ index }) => index === chosen) ??
    steps[0];
  if (!shown) return null;
  const app = apps.find(({ id }) => id === shown.app);
  const payload = payloads.get(shown.app);
  const name = app?.name ?? shown.app;
  return (
    <EditorPanel title={interpolate(sees.title, { name })}>
      {steps.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label={words.form.stepsTitle} className={styles.steps}>
          {steps.map((step) => (
            <button
              key={step.index}
              type="button"
              aria-pressed={step === shown}
              disabled={
                open !== null && steps.some(({ index }) => index === open) && step !== shown
              }
              onClick={() => setChosen(step.index)}
            >
              {step.index + 1} {apps.find(({ id }) => id === step.app)?.name}
            </button>
          ))}
        </div>
      )}
      {payload ? (
        <Figure step={shown} app={app} payload={payload} words={page.figure} locale={locale} />
      ) : (
        <p role="status">{isLost ? sees.notLoaded : sees.loading}</p>
      )}
      <div className={styles.ways}>
        <ActionButton
          disabled={!payload || isTrying}
          onClick={() => {
            setOutcome("");
            setTrying(true);
          }}
        >
          {shown.model.kind === "form" ? sees.tryForm : sees.trySix}
        </ActionButton>
        {hash && (
          <ActionLink href={`${pathOf("study", locale)}${hash}`}>
            <span>
              {sees.doAll} <span className={styles.length}>{length}</span>
            </span>
          </ActionLink>
        )}
      </div>
      {isTrying && payload && (
        <LazyTryout
          key={shown.index}
          step={shown}
          payload={payload}
          run={run}
          words={sees}
          locale={locale}
          onEnd={(text) => {
            setTrying(false);
            setOutcome(text);
          }}
        />
      )}
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </EditorPanel>
  );
});

function Figure({
  step,
  app,
  payload,
  words,
  locale,
}: {
  step: StepModel;
  app: EditorApp | undefined;
  payload: AppPayload;
  words: EditorProps["words"]["figure"];
  locale: Locale;
}) {
  const known = knownApp(step.app);
  if (!known) return null;
  const filled = atSettings(payload, { parameters: known.parameters, model: step.model }, locale);
  const frames = step.model.figure(filled.words);
  return (
    <figure className={styles.figure}>
      <TrialFigure
        frames={frames}
        words={words}
        description={app?.description ?? ""}
        locale={locale}
      />
      <PlayTrial frames={frames} words={words} locale={locale} />
    </figure>
  );
}
