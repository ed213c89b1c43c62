import type { StepModel } from "@/components/features/editor/document/consequences";
import { blockCount, isForm } from "@/experiments/engine/contract/app-kind";
import type { App, TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { newSession, type Session } from "@/experiments/engine/session/session";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { newSeed } from "@/lib/stats/random";

const TRIALS = 6;

/** Returns an app that ends after its first test trials. */
export const shortened = (app: TimedApp): TimedApp => ({
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

/** Returns a session that is not stored on the device. */
export const passingSession = (app: App, { model }: StepModel, locale: Locale): Session => {
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

/** Returns a sentence about the trials that a visitor has tried. */
export function outcomeOf(
  rows: readonly TrialRow[],
  words: EditorPayload["words"]["sees"],
  locale: Locale,
): string {
  const times = rows.flatMap(({ rt_ms }) => rt_ms ?? []);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return interpolate(words.tried, {
    right: rows.filter(({ correct }) => correct).length,
    rt: times.length > 0 ? formatMs(Math.round(mean), locale) : "–",
  });
}
