"use client";

import type { Participation } from "@/experiments/study/participation/participation";
import type { Locale } from "@/lib/routes";
import type { AppSummary } from "./known-app";
import { finishedRuns, StepResult } from "./protocol-end.client";
import type { StudyPageWords } from "./study-words";

/** The results of a participation that this device stores, each closed until it is opened, a single one open. */
export function KeptResults({
  participation,
  apps,
  words,
  locale,
}: {
  participation: Participation;
  apps: readonly AppSummary[];
  words: StudyPageWords;
  locale: Locale;
}) {
  const finished = finishedRuns(participation, apps);
  return finished.map(({ step, run, app }) => (
    <StepResult
      key={step.id}
      step={step}
      run={run}
      known={app}
      isOpen={finished.length === 1}
      words={words}
      locale={locale}
    />
  ));
}
