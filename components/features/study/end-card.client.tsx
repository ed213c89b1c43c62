"use client";

import { useSyncExternalStore } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { type MarkedState, StateMark } from "@/components/ui/state-mark";
import { receiverName } from "@/experiments/study/document/receiver-name";
import type { DeliveryState, ExitShown } from "@/experiments/study/participation/exit-shown";
import type { Participation } from "@/experiments/study/participation/participation";
import {
  isToldOf,
  receiptCode,
} from "@/experiments/study/participation/participation-sending.client";
import { recordDigests } from "@/experiments/study/participation/record-fields";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { isOnline, onConnectivity } from "@/lib/connection";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./end-card.module.css";
import { ResearcherMessage, titleForMessage } from "./researcher-message.client";
import {
  DeliveryText,
  mayConfirm,
  mayDelete,
  StudyExit,
  StudyReceipt,
} from "./study-delivery.client";
import { useStudyHost } from "./study-host.client";

type Words = StudyPayload["delivery"];

/**
 * The state of the card: the delivery state of the data, or the fact that the study has a code that the page cannot
 * display.
 */
type CardState = keyof Words["titles"];

/**
 * The card at the end of a participation: the state of its data, the completion code with the link to the recruiter,
 * the next step if there is no code, and the withdrawal code.
 */
export function EndCard({
  participation,
  state,
  shown,
  isErased,
  words,
  locale,
  onBack,
}: {
  participation: Participation;
  /** The delivery state of the data; null until it is read from the device. */
  state: DeliveryState | null;
  shown: ExitShown | null;
  /** Whether the participant has withdrawn. */
  isErased: boolean;
  words: Words;
  locale: Locale;
  /** The action of a button that replaces the link to the recruiter if the study must be ended on a server first. */
  onBack?: (() => void) | undefined;
}) {
  const { hasOthers, server } = useStudyHost();
  const isConnected = useSyncExternalStore(onConnectivity, isOnline, () => true);
  const { content, sending } = participation;
  // The withdrawal of a start has a state, but a start is not data that arrive.
  const hasSent =
    sending !== undefined &&
    (recordDigests(participation).length > 0 || (isErased && isToldOf(participation)));
  const at = cardState(hasSent ? state : null, shown, { hasSent, isConnected });
  const exit = isErased ? null : shown;
  if (at === null && (!exit || exit.at === "none")) return null;
  const now = at !== null && at in words.now ? words.now[at as keyof Words["now"]] : null;
  const why = neverGiven(exit);
  const nowWithout = why && words.now[why];
  const asksForHelp =
    !isErased && (nowWithout !== null || at === "late" || at === "offline" || at === "refused");
  const canWithdraw = state?.at !== "withdrawn" && state?.at !== "withdrawing" && mayDelete();
  return (
    <div className={styles.card} data-end-card="">
      {at !== null && (
        <div role="status">
          <h2 className={styles.title}>
            {MARKS[at] && <StateMark state={MARKS[at]} label="" />}
            <span>{words.titles[at]}</span>
          </h2>
          {hasSent && (
            <DeliveryText
              state={state}
              host={receiverName(content, sending.host, locale)}
              words={words}
            />
          )}
          {now !== null && !isErased && <p>{now}</p>}
        </div>
      )}
      {exit && (
        <StudyExit
          shown={exit}
          words={words.exit}
          heading={at === null ? "h2" : "h3"}
          onBack={onBack}
        />
      )}
      {nowWithout !== null && <p>{nowWithout}</p>}
      {asksForHelp && (
        <ResearcherMessage
          content={content}
          text={messageText(participation, state, shown, words, locale)}
          words={words}
          locale={locale}
        />
      )}
      {hasSent && (
        <div className={styles.receipt}>
          <StudyReceipt participation={participation} state={state} words={words} locale={locale} />
          {hasOthers && !server && canWithdraw && (
            <SiteLink href={pathOf("withdraw", locale)}>{words.receipt.page}</SiteLink>
          )}
        </div>
      )}
    </div>
  );
}

/** The icon for each state. Only the state after a receipt has a check mark. */
const MARKS: Readonly<Partial<Record<CardState, MarkedState>>> = {
  arrived: "done",
  accepted: "next",
  sending: "open",
  late: "short",
  offline: "short",
  refused: "short",
  noCode: "short",
  withdrawalRefused: "short",
};

/** Returns the state of the card; null if no data are sent and the participant does not expect a completion code. */
function cardState(
  state: DeliveryState | null,
  shown: ExitShown | null,
  { hasSent, isConnected }: { hasSent: boolean; isConnected: boolean },
): CardState | null {
  const isWithout = neverGiven(shown) !== null;
  if (!hasSent) return isWithout ? "noCode" : null;
  switch (state?.at) {
    case undefined:
      return "sending";
    case "off":
      return isWithout ? "noCode" : null;
    case "sending":
      return isConnected ? "sending" : "offline";
    case "late":
      if (state.isRefused) return "refused";
      return isConnected ? "late" : "offline";
    case "arrived":
      return mayConfirm() ? "arrived" : "accepted";
    case "withdrawing":
      return state.isRefused ? "withdrawalRefused" : "withdrawing";
    case "withdrawn":
      return "withdrawn";
  }
}

/** Returns the message in which a participant describes the problem to the researchers. */
function messageText(
  participation: Participation,
  state: DeliveryState | null,
  shown: ExitShown | null,
  words: Words,
  locale: Locale,
): string {
  const { message } = words;
  const { content, ids, finishedAt, startedAt } = participation;
  const code = receiptCode(participation);
  return [
    [
      interpolate(message.done, {
        title: titleForMessage(content, words, locale),
        date: formatMoment(finishedAt ?? startedAt, locale),
      }),
      ...whyText(state, shown, message),
      ...(isWithoutCode(shown) ? [message.noCode] : []),
    ].join(" "),
    ...Object.entries(ids).flatMap(([name, value]) =>
      value === null ? [] : [interpolate(message.id, { name, value })],
    ),
    ...(code === null ? [] : [interpolate(message.session, { code })]),
  ].join("\n");
}

function whyText(
  state: DeliveryState | null,
  shown: ExitShown | null,
  message: Words["message"],
): string[] {
  const why = neverGiven(shown);
  if (why) return [message[why]];
  if (state?.at === "late" && state.isRefused)
    return [interpolate(message.refused, { message: state.message || message.noReason })];
  if (state?.at === "late" || state?.at === "sending")
    return [interpolate(message.arrived, { arrived: state.arrived, of: state.of })];
  return [];
}

/**
 * Returns the reason why the page can never display the completion code of a study; null if the page displays the code
 * or may display it later.
 */
const neverGiven = (shown: ExitShown | null): "nobody" | "unnamed" | null =>
  shown?.at === "withheld" && (shown.why === "nobody" || shown.why === "unnamed")
    ? shown.why
    : null;

/** Returns whether the page does not display a completion code, or only a code for missing data. */
const isWithoutCode = (shown: ExitShown | null): boolean =>
  shown?.at === "withheld" || (shown?.at === "given" && shown.exit === "unsent");
