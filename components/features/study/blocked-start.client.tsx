"use client";

import { SiteLink } from "@/components/ui/site-link";
import { knownRecruiterOf } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { isFromDisk } from "@/lib/device/from-disk";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./protocol-room.module.css";
import { ResearcherMessage, titleForMessage } from "./researcher-message.client";
import { useStudyHost } from "./study-host.client";

/**
 * Returns whether the data of a study without a receiver certainly remain on the device. If another page shows this
 * page in a frame, that page may receive the data. The result is also false for an archive on a disk, because such an
 * archive is opened in the laboratory and not through a recruiter.
 */
export const goesNowhereFromHere = (): boolean => window.parent === window && !isFromDisk();

/**
 * A message that replaces the start button. The message explains why a participant who comes from a recruiter would not
 * be paid, and what the participant can do.
 */
export function BlockedStart({
  content,
  words,
  locale,
}: {
  content: ProtocolDocument;
  words: StudyPayload["delivery"];
  locale: Locale;
}) {
  const { hasOthers } = useStudyHost();
  const { blocked } = words;
  const service = knownRecruiterOf(content.delivery?.ids)?.name;
  const title = titleForMessage(content, words, locale);
  return (
    <section className={`${styles.notice} ${styles.blocked}`}>
      <h2>{blocked.title}</h2>
      <p>{blocked.text}</p>
      <p>{service ? interpolate(blocked.now, { name: service }) : blocked.nowOther}</p>
      <ResearcherMessage
        content={content}
        text={interpolate(blocked.message, { title })}
        words={words}
        locale={locale}
      />
      <details>
        <summary>{blocked.forResearcher}</summary>
        <p>{blocked.why}</p>
        {hasOthers && location.hash !== "" && (
          <p>
            <SiteLink href={pathOf("protocol", locale) + location.hash}>{blocked.edit}</SiteLink>
          </p>
        )}
      </details>
    </section>
  );
}
