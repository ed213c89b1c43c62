"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { AuthorText } from "@/components/ui/author-text";
import { KEPT_WORDS } from "@/experiments/app-run/kept-words";
import type { App } from "@/experiments/engine/contract/define-app";
import { DataToCopy } from "@/experiments/engine/data/data-to-copy.client";
import { Result } from "@/experiments/engine/result/result.client";
import type { Session } from "@/experiments/engine/session/session";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atSettings } from "@/experiments/engine/texts/at-settings";
import { withInstructions } from "@/experiments/engine/texts/with-instructions";
import { textIn } from "@/experiments/study/document/author-text";
import { instructionsShown } from "@/experiments/study/document/instructions";
import type { AppStep } from "@/experiments/study/document/schema";
import {
  appSteps,
  type Participation,
  recordDigests,
} from "@/experiments/study/participation/participation";
import { downloadParticipation } from "@/experiments/study/participation/participation-downloads.client";
import { participationText } from "@/experiments/study/participation/participation-files";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { appOfRun } from "./app-of-run.client";
import { AuthorFrame } from "./author-frame";
import { EndCard } from "./end-card.client";
import type { AppSummary } from "./known-app";
import styles from "./protocol-room.module.css";
import { useStudyHost } from "./study-host.client";
import type { StudyPageWords } from "./study-words";
import { useDelivery } from "./use-delivery.client";
import { useEmbedder } from "./use-embedder.client";

/** The end of a study: its debriefing, the downloads of its data, and the results of its apps. */
export function ProtocolEnd({
  participation,
  isErased,
  isKept,
  apps,
  words,
  own,
  deliveryWords,
  locale,
}: {
  participation: Participation;
  isErased: boolean;
  /** Whether the device has stored it; otherwise it is lost with this page. */
  isKept: boolean;
  apps: readonly AppSummary[];
  words: StudyPageWords;
  own: StudyPayload["words"];
  deliveryWords: StudyPayload["delivery"];
  locale: Locale;
}) {
  const [said, setSaid] = useState("");
  const { server } = useStudyHost();
  const { state, shown, latest } = useDelivery(participation, isErased);
  const { content, runs, ending } = participation;
  const debriefing = textIn(content.debriefing, locale);
  const hasSent = recordDigests(participation).length > 0;
  const finished = finishedRuns(participation, apps);
  useEmbedder(latest, isErased ? null : state, shown);
  const download = () =>
    downloadParticipation(latest).then(
      (file) => setSaid(interpolate(words.data.handedOver, { file })),
      () => setSaid(words.data.mine.codeFailed),
    );
  const finish = server && ending && (() => server.finish(ending, shown));
  // The withdrawal has already ended the participation.
  const isOver = isErased && hasSent;
  const isOnItsWay = hasSent && (state === null || state.at === "sending");
  return (
    <div className={styles.part}>
      <EndCard
        participation={participation}
        state={state}
        shown={shown}
        isErased={isErased}
        words={deliveryWords}
        locale={locale}
        onBack={finish || undefined}
      />
      {debriefing && (
        <section>
          <h2>{own.end.debriefing}</h2>
          <AuthorFrame caption={own.author}>
            <AuthorText text={debriefing} />
          </AuthorFrame>
        </section>
      )}
      {!isErased && Object.keys(runs).length > 0 && (
        <section>
          <h2>{own.end.dataTitle}</h2>
          <p>{isKept ? own.end.data : words.data.notKept}</p>
          <p className={styles.actions}>
            {/* The way back to the recruiter is the main button of the page. */}
            <ActionButton
              look={shown?.at === "given" ? "secondary" : "primary"}
              onClick={() => void download()}
            >
              {own.end.download}
            </ActionButton>
          </p>
          <p role="status">{said}</p>
          <DataToCopy
            text={() => participationText(latest)}
            isKept={isKept}
            words={words.data.toCopy}
          />
        </section>
      )}
      {!isErased && finished.length > 0 && (
        <section>
          <h2>{own.end.resultsTitle}</h2>
          {finished.map(({ step, run, app }) => (
            <StepResult
              key={step.id}
              step={step}
              run={run}
              known={app}
              isOpen={finished.length === 1}
              words={words}
              locale={locale}
            />
          ))}
        </section>
      )}
      {server && finish && !isOver && !isOnItsWay && (
        <p className={styles.actions}>
          <ActionButton look="primary" onClick={finish}>
            {server.finishLabel}
          </ActionButton>
        </p>
      )}
    </div>
  );
}

/** Returns the finished runs of a participation, in their order, with their steps and apps. */
export const finishedRuns = (participation: Participation, apps: readonly AppSummary[]) =>
  appSteps(participation).flatMap((step) => {
    const run = participation.runs[step.id];
    const app = apps.find(({ id }) => id === step.app);
    return run?.status === "finished" && app ? [{ step, run, app }] : [];
  });

/** The result of one app, loaded when it is opened, or the reason why it cannot be computed. */
export function StepResult({
  step,
  run,
  known,
  isOpen,
  words,
  locale,
}: {
  step: AppStep;
  run: Session;
  known: AppSummary;
  isOpen: boolean;
  words: StudyPageWords;
  locale: Locale;
}) {
  const { readPayload } = useStudyHost();
  const [loaded, setLoaded] = useState<{ app: App | null; payload: AppPayload } | "failed" | null>(
    null,
  );
  const load = async () => {
    if (loaded && loaded !== "failed") return;
    try {
      const [app, payload] = await Promise.all([
        appOfRun(known.id, run),
        readPayload(known.payloadUrl),
      ]);
      setLoaded({ app, payload: payload as AppPayload });
    } catch {
      setLoaded("failed");
    }
  };
  return (
    <details
      className={styles.result}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
      data-step={step.id}
    >
      <summary>{known.name}</summary>
      {loaded === "failed" && <p role="alert">{words.run.loadFailed}</p>}
      {loaded && loaded !== "failed" && !loaded.app && (
        <p>{interpolate(KEPT_WORDS.otherVersionOfStep[locale], { version: run.version })}</p>
      )}
      {loaded && loaded !== "failed" && loaded.app && (
        <Result
          session={run}
          app={loaded.app}
          payload={withInstructions(
            atSettings(loaded.payload, loaded.app, locale),
            instructionsShown(step, locale, run.study?.condition ?? null),
            locale,
          )}
          words={words.run}
          locale={locale}
          takesFocus={false}
        />
      )}
    </details>
  );
}
