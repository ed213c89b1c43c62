"use client";

import { ActionButton } from "@/components/ui/action-button";
import { AuthorText } from "@/components/ui/author-text";
import { useSaid } from "@/components/ui/use-said.client";
import { failureText } from "@/experiments/device-step/model/failure-text";
import { DataToCopy } from "@/experiments/engine/data/data-to-copy.client";
import { textIn } from "@/experiments/study/document/author-text";
import { endedByDevice } from "@/experiments/study/participation/ended-by-device";
import { personalLinkOf } from "@/experiments/study/participation/next-visit-link";
import type { Participation } from "@/experiments/study/participation/participation";
import { downloadParticipation } from "@/experiments/study/participation/participation-downloads.client";
import { participationText } from "@/experiments/study/participation/participation-files";
import { isToldOf } from "@/experiments/study/participation/participation-sending.client";
import { recordDigests } from "@/experiments/study/participation/record-fields";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { visitNow } from "@/experiments/study/participation/visit-now";
import { dayHere } from "@/lib/calendar-day";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { AuthorFrame } from "./author-frame";
import { EndCard } from "./end-card.client";
import type { AppSummary } from "./known-app";
import { NextVisit } from "./next-visit.client";
import styles from "./protocol-room.module.css";
import { finishedRuns, StepResults } from "./step-results.client";
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
  device,
  deliveryWords,
  locale,
}: {
  participation: Participation;
  isErased: boolean;
  /**
   * Whether the device has stored the participation. If the device has not stored it, the data are lost when the page
   * closes.
   */
  isKept: boolean;
  apps: readonly AppSummary[];
  words: StudyPageWords;
  own: StudyPayload["words"];
  device: StudyPayload["device"];
  deliveryWords: StudyPayload["delivery"];
  locale: Locale;
}) {
  const { said, say } = useSaid();
  const { server, readAt } = useStudyHost();
  const { state, shown, latest } = useDelivery(participation, isErased);
  const { content, runs, ending } = participation;
  const debriefing = textIn(content.debriefing, locale);
  const hasSent = recordDigests(participation).length > 0;
  const hasResult = finishedRuns(participation, apps).length > 0;
  useEmbedder(latest, isErased ? null : state, shown);
  const download = () =>
    downloadParticipation(latest, readAt).then(
      (file) => say(interpolate(words.data.handedOver, { file })),
      () => say(words.data.mine.codeFailed),
    );
  const finish = server && ending && (() => server.finish(ending, shown));
  // A withdrawal has already ended the participation.
  const isOver = isErased && isToldOf(participation);
  const isOnItsWay = hasSent && (state === null || state.at === "sending");
  const isWithdrawn = isErased || state?.at === "withdrawn" || state?.at === "withdrawing";
  const link = isWithdrawn ? null : personalLinkOf(participation);
  const now = link && visitNow(content, link.done, dayHere());
  const failed = endedByDevice(participation);
  const next = now?.at === "early" || now?.at === "open" ? now : null;
  return (
    <div className={styles.part}>
      {failed && !isErased && (
        <section>
          <h2>{device.failed.title}</h2>
          <p>{failureText(failed, device, locale)}</p>
          <p>{device.failed.not}</p>
        </section>
      )}
      <EndCard
        participation={participation}
        state={state}
        shown={shown}
        isErased={isErased}
        words={deliveryWords}
        locale={locale}
        onBack={finish || undefined}
      />
      {link && next && (
        <NextVisit
          now={next}
          link={link}
          content={content}
          own={own}
          copied={deliveryWords.exit}
          locale={locale}
        />
      )}
      {/* The debriefing follows the last visit. */}
      {debriefing && !next && (
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
          {isKept && state?.at === "off" && shown?.at === "none" && !server && (
            <p>{own.end.onlyHere}</p>
          )}
          <p>{isKept ? own.end.data : words.data.notKept}</p>
          <p className={styles.actions}>
            {/* The link to the recruiter is the main button of the page. */}
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
      {!isErased && hasResult && (
        <section>
          <h2>{own.end.resultsTitle}</h2>
          <StepResults participation={participation} apps={apps} words={words} locale={locale} />
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
