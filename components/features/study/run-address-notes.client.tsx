"use client";

import { RehearsalBar } from "@/experiments/engine/run/rehearsal-bar";
import type { AddressNote } from "@/experiments/engine/session/address-notes";
import type { Session } from "@/experiments/engine/session/session";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { AddressNotes } from "./address-notes.client";
import styles from "./protocol-room.module.css";
import { usePayload } from "./use-payload.client";

type Props = {
  /** Whether the URL marks a rehearsal. */
  rehearsal: boolean | undefined;
  notes: readonly AddressNote[];
  /** The most recent finished run of this participant. */
  before: Session | undefined;
  payloadUrl: string;
  locale: Locale;
};

/**
 * The notes before a run outside of a study. They report a rehearsal, faults of the URL, and an earlier run of the
 * participant.
 */
export const RunAddressNotes = ({ rehearsal, ...notes }: Props) => (
  <>
    {rehearsal && <RehearsalBar locale={notes.locale} />}
    <Notes {...notes} />
  </>
);

function Notes({ notes, before, payloadUrl, locale }: Omit<Props, "rehearsal">) {
  const [payload] = usePayload<StudyPayload>(payloadUrl);
  if (!payload || payload === "failed") return null;
  const { words } = payload;
  return (
    <>
      {before && (
        <section className={styles.notice}>
          <h2>{interpolate(words.sameId.title, { name: "PROLIFIC_PID" })}</h2>
          <p>
            {interpolate(words.sameId.run, {
              name: "PROLIFIC_PID",
              date: formatMoment(before.finishedAt ?? before.startedAt, locale),
            })}
          </p>
        </section>
      )}
      <AddressNotes
        notes={notes}
        expected={[]}
        conditions={[]}
        words={words.address}
        locale={locale}
      />
    </>
  );
}
