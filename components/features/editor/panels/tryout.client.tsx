"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StepModel } from "@/components/features/editor/document/consequences";
import type { EditorWords } from "@/components/features/editor/shared/editor-context.client";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { blockCount, isForm } from "@/experiments/engine/contract/app-kind";
import type { App, TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { FormRun } from "@/experiments/engine/run/form-run.client";
import { TimedRun } from "@/experiments/engine/run/timed-run.client";
import type { Session } from "@/experiments/engine/session/session";
import { newSession } from "@/experiments/engine/session/session";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atSettings } from "@/experiments/engine/texts/at-settings";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { newSeed } from "@/lib/stats/random";

const TRIALS = 6;

/** Returns an app that ends after its first test trials. */
const shortened = (app: TimedApp): TimedApp => ({
  ...app,
  model: {
    ...app.model,
    blocks: (seed) =>
      app.model
        .blocks(seed)
        .filter(({ phase }) => phase === "test")
        .slice(0, 1)
        .map((block) => ({ ...block, length: Math.min(TRIALS, block.length) })),
  },
});

/** Returns a session that is not stored. */
const passingSession = (app: App, { model }: StepModel, locale: Locale): Session => {
  const seed = newSeed();
  return newSession({
    app: model.facts.id,
    version: model.facts.version,
    parameters: model.parameters,
    locale,
    seed,
    blocks: isForm(app) ? 1 : blockCount(app, seed),
    participant: { prolificPid: null, studyId: null, sessionId: null },
    device: { viewportWidth: 0, viewportHeight: 0, pixelRatio: 1, pointer: "none" },
  });
};

/** A few trials of a step, or the first page of a form, at its settings. The answers are not stored. */
export function Tryout({
  step,
  payload,
  run,
  words,
  locale,
  onEnd,
}: {
  step: StepModel;
  payload: AppPayload;
  run: EditorPayload["run"];
  words: EditorWords["sees"];
  locale: Locale;
  /** Receives the text about the result. */
  onEnd: (outcome: string) => void;
}) {
  const [loaded, setLoaded] = useState<{ app: App; session: Session } | null>(null);
  const rows = useRef<TrialRow[]>([]);
  const fail = useEffectEvent(() => onEnd(words.notTried));

  useEffect(() => {
    let isMounted = true;
    loadApp(step.app, step.model.parameters)
      .then(async (whole) => {
        await whole.view.warmUp?.();
        const app = isForm(whole) ? whole : shortened(whole);
        if (isMounted) setLoaded({ app, session: passingSession(app, step, locale) });
      })
      .catch(() => isMounted && fail());
    return () => {
      isMounted = false;
    };
  }, [step, locale]);

  if (!loaded) return <p role="status">{words.trying}</p>;
  const { app, session } = loaded;
  const shared = {
    session,
    appWords: atSettings(payload, { parameters: app.parameters, model: step.model }, locale).words,
    words: run,
    onEvent: () => {},
    onBlock: () => {},
  };
  const ended = (how: "finished" | "left") => {
    if (how === "left") return onEnd("");
    onEnd(isForm(app) ? words.triedForm : outcomeOf(rows.current, words, locale));
  };
  return isForm(app) ? (
    <FormRun app={app} locale={locale} onDraft={() => {}} {...shared} onEnd={ended} />
  ) : (
    <TimedRun app={app} onRow={(row) => rows.current.push(row)} {...shared} onEnd={ended} />
  );
}

function outcomeOf(rows: readonly TrialRow[], words: EditorWords["sees"], locale: Locale): string {
  const times = rows.flatMap(({ rt_ms }) => rt_ms ?? []);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return interpolate(words.tried, {
    right: rows.filter(({ correct }) => correct).length,
    rt: times.length > 0 ? formatMs(Math.round(mean), locale) : "–",
  });
}
