"use client";

import { knownRecruiterOf, recruiterQuery } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { isFromDisk } from "@/lib/device/from-disk";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { isCalm } from "./address-notes.client";
import styles from "./protocol-room.module.css";
import { ResearcherMessage, titleForMessage } from "./researcher-message.client";
import type { AbsentIds } from "./study-host.client";

/**
 * Returns the name of the identifier without which nobody can enter the study; null if the URL contains it, if the study
 * does not require it, or if the author tries the study: from the editor, or as an archive that was opened from a disk
 * without any name in its address.
 */
export function missingRequiredId(
  { delivery }: Pick<ProtocolDocument, "delivery">,
  { ids, notes }: Pick<AddressedPerson, "ids" | "notes">,
  absentIds: AbsentIds,
): string | null {
  const [first] = Object.entries(ids);
  if (!delivery?.requireId || !first || first[1] !== null) return null;
  const [name] = first;
  if (absentIds === "problem") return name;
  if (absentIds !== "unused") return null;
  const note = notes.find((each) => each.name === name);
  return isFromDisk() && note && isCalm(note, absentIds) ? null : name;
}

/** A message that replaces the start button of a study that requires an identifier which the link does not contain. */
export function RequiredId({
  name,
  content,
  own,
  delivery,
  locale,
}: {
  name: string;
  content: ProtocolDocument;
  own: StudyPayload["words"];
  delivery: StudyPayload["delivery"];
  locale: Locale;
}) {
  const { required } = own;
  const ids = content.delivery?.ids ?? [];
  const service = knownRecruiterOf(ids)?.name;
  const title = titleForMessage(content, delivery, locale);
  return (
    <section className={`${styles.notice} ${styles.blocked}`}>
      <h2>{required.title}</h2>
      <p>{interpolate(required.text, { name })}</p>
      <p>{service ? interpolate(required.now, { name: service }) : required.nowOther}</p>
      <ResearcherMessage
        content={content}
        text={interpolate(required.message, { title, name })}
        words={delivery}
        locale={locale}
      />
      <details>
        <summary>{delivery.blocked.forResearcher}</summary>
        <p>{interpolate(required.why, { example: recruiterQuery(ids) })}</p>
      </details>
    </section>
  );
}
