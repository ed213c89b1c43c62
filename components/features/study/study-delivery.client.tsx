"use client";

import { canDelete, givesReceipts, receiver } from "@/experiments/engine/sending/receiver";
import { recruiterAt } from "@/experiments/study/document/recruiters";
import type { DeliveryState, ExitShown } from "@/experiments/study/participation/exit-shown";
import type { Participation } from "@/experiments/study/participation/participation";
import { receiptCode } from "@/experiments/study/participation/participation-sending.client";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { CopiedCode } from "./copied-code.client";
import { mayWithdraw } from "./may-withdraw";
import styles from "./study-delivery.module.css";
import { useStudyHost } from "./study-host.client";

type Words = StudyPayload["delivery"];

/** The level of the heading. The level depends on the page in which the component is used. */
type Heading = "h2" | "h3" | "h4";

/** Returns whether the receiver of this build deletes withdrawn data. */
export const mayDelete = (): boolean => {
  const to = receiver();
  return to !== null && canDelete(to);
};

/** Returns whether the receiver of this build confirms with receipts that data are stored. */
export const mayConfirm = (): boolean => {
  const to = receiver();
  return to !== null && givesReceipts(to);
};

function stateText(state: DeliveryState, host: string, { state: words }: Words): string {
  if (state.at === "off") return "";
  if (state.at === "withdrawing")
    return interpolate(state.isRefused ? words.withdrawalRefused : words.withdrawing, { host });
  if (state.at === "withdrawn")
    return interpolate(mayDelete() ? words.withdrawn : words.withdrawnCannot, { host });
  if (state.at === "arrived")
    return interpolate(mayConfirm() ? words.arrived : words.accepted, { host });
  const text = state.at === "late" && state.isRefused ? words.refused : words[state.at];
  return interpolate(text, { host, arrived: state.arrived, of: state.of });
}

type Delivered = { state: DeliveryState | null; host: string; words: Words };

/**
 * The delivery state of a study's data as one sentence, followed by the reason that the receiver has stated, if there
 * is a reason.
 */
export function DeliveryText({ state, host, words }: Delivered) {
  const message = state && "message" in state ? state.message : "";
  const reason = state && "isRefused" in state && state.isRefused ? "reason" : "lastTry";
  return (
    <>
      {state && <p>{stateText(state, host, words)}</p>}
      {message && <p className={styles.muted}>{interpolate(words.state[reason], { message })}</p>}
    </>
  );
}

/** The delivery state of a study's data. Screen readers announce each change of the state. */
export const ShownDelivery = (delivered: Delivered) => (
  <div role="status">
    <DeliveryText {...delivered} />
  </div>
);

/** The completion code with the link to the recruiter, or the reason why the code is not available yet. */
export function StudyExit({
  shown,
  words,
  heading: Heading = "h3",
  onBack,
}: {
  shown: ExitShown | null;
  /** The action of a button that replaces the link to the recruiter if the study must be ended on a server first. */
  onBack?: (() => void) | undefined;
  words: Words["exit"];
  heading?: Heading;
}) {
  if (!shown || shown.at === "none") return null;
  if (shown.at === "withheld") return <p>{words.withheld[shown.why]}</p>;
  const { exit, code, url, otherHost } = shown;
  const isUnsent = exit === "unsent";
  const back = url !== null && (
    <a
      href={url}
      rel="noreferrer"
      className={styles.back}
      onClick={(event) => {
        if (!onBack) return;
        event.preventDefault();
        onBack();
      }}
    >
      {interpolate(words.back, { name: recruiterAt(url)?.name ?? new URL(url).host })}
    </a>
  );
  return (
    <section className={styles.exit}>
      {code === null ? (
        back && <p>{back}</p>
      ) : (
        <>
          <Heading>{isUnsent ? words.unsentCode : words.code}</Heading>
          <CopiedCode code={code} isMain looks={back ? "secondary" : "primary"} words={words}>
            {back}
          </CopiedCode>
        </>
      )}
      {isUnsent && <p>{words.unsent}</p>}
      {otherHost !== null && (
        <p>
          {interpolate(code === null ? words.otherHostNoCode : words.otherHost, {
            host: otherHost,
          })}
        </p>
      )}
    </section>
  );
}

function receiptText(
  participation: Participation,
  state: DeliveryState | null,
  words: Words["receipt"],
  locale: Locale,
  address: string | null,
) {
  const until = participation.content.information?.withdrawUntil;
  if (!mayDelete() || address === null) return words.cannot;
  if (state?.at === "withdrawing") return words.withdrawing;
  if (until === undefined) return interpolate(words.open, { address });
  const text = mayWithdraw(participation) ? words.until : words.over;
  return interpolate(text, { address, date: formatDay(until, locale) });
}

/**
 * The withdrawal code of a participation, with a sentence about its purpose. Nothing is displayed before the first step
 * is finished and after all data are withdrawn.
 */
export function StudyReceipt({
  participation,
  state,
  words,
  locale,
  heading: Heading = "h3",
}: {
  participation: Participation;
  state: DeliveryState | null;
  words: Words;
  locale: Locale;
  heading?: Heading;
}) {
  const { withdrawAt } = useStudyHost();
  const code = receiptCode(participation);
  if (code === null || (state?.at === "withdrawn" && mayDelete())) return null;
  const { title, copy } = words.receipt;
  return (
    <section>
      <Heading>{title}</Heading>
      <CopiedCode code={code} isMain={false} looks="quiet" words={{ ...words.exit, copy }} />
      <p>{receiptText(participation, state, words.receipt, locale, withdrawAt(locale))}</p>
    </section>
  );
}
