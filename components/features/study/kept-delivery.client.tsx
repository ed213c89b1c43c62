"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { receiverName } from "@/experiments/study/document/receiver-name";
import type { Participation } from "@/experiments/study/participation/participation";
import {
  receiptCode,
  withdrawParticipation,
} from "@/experiments/study/participation/participation-sending.client";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { mayWithdraw } from "./may-withdraw";
import { mayDelete, ShownDelivery, StudyExit, StudyReceipt } from "./study-delivery.client";
import styles from "./study-delivery.module.css";
import { useDelivery } from "./use-delivery.client";
import { usePayload } from "./use-payload.client";

type Props = { participation: Participation; payloadUrl: string; locale: Locale };

/**
 * The delivery state of a stored participation's data, with the withdrawal code, the receipt, and a form to withdraw.
 */
export function KeptDelivery({ payloadUrl, ...props }: Props) {
  const [payload] = usePayload<StudyPayload>(payloadUrl);
  return payload && payload !== "failed" && <Delivery payload={payload} {...props} />;
}

function Delivery({
  participation,
  payload: { delivery: words },
  locale,
}: Omit<Props, "payloadUrl"> & { payload: StudyPayload }) {
  const { state, shown } = useDelivery(participation, false);
  const [isOwn, setIsOwn] = useState(false);
  const host = receiverName(participation.content, participation.sending?.host ?? "", locale);
  const { withdraw, leave } = words;
  const hasCode =
    receiptCode(participation) !== null && !(state?.at === "withdrawn" && mayDelete());
  const hasWithdrawn = state?.at === "withdrawn" || state?.at === "withdrawing";
  return (
    <div className={styles.delivery}>
      <ShownDelivery state={state} host={host} words={words} />
      <StudyExit shown={shown} words={words.exit} heading="h4" />
      {hasCode && (
        // The withdrawal code is not displayed at once, because other people who use this browser may see the list.
        <details
          className={styles.own}
          onToggle={(event) => {
            if (!event.currentTarget.open) setIsOwn(false);
          }}
        >
          <summary>{withdraw.own}</summary>
          {isOwn ? (
            <>
              <StudyReceipt
                participation={participation}
                state={state}
                words={words}
                locale={locale}
                heading="h4"
              />
              {!hasWithdrawn && mayDelete() && mayWithdraw(participation) && (
                <div>
                  <ConfirmButton
                    words={{ ...leave, question: interpolate(withdraw.question, { host }) }}
                    onConfirm={() => void withdrawParticipation(participation)}
                    trigger={(props) => <ActionButton {...props}>{withdraw.button}</ActionButton>}
                  />
                </div>
              )}
            </>
          ) : (
            <>
              <p>{withdraw.ownText}</p>
              <div>
                <ActionButton onClick={() => setIsOwn(true)}>{withdraw.ownShow}</ActionButton>
              </div>
            </>
          )}
        </details>
      )}
    </div>
  );
}
