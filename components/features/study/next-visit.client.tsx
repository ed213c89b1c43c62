"use client";

import { ActionButton } from "@/components/ui/action-button";
import { shortTitle, textIn } from "@/experiments/study/document/author-text";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { PersonalLink } from "@/experiments/study/participation/personal-link";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import type { VisitNow } from "@/experiments/study/participation/visit-now";
import { calendarFile } from "@/lib/calendar-file";
import { download } from "@/lib/device/download";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { CopiedCode } from "./copied-code.client";
import { personalAddress } from "./personal-address";
import styles from "./protocol-room.module.css";
import { daysText, placeOfVisit } from "./visit-words";

/** The visit that follows a completed visit: its days, the personal link, and a calendar file with this link. */
export function NextVisit({
  now,
  link,
  content,
  own,
  copied,
  locale,
}: {
  now: Extract<VisitNow, { at: "early" | "open" }>;
  link: PersonalLink;
  content: ProtocolDocument;
  own: StudyPayload["words"];
  /** The texts after the link was copied. */
  copied: Pick<StudyPayload["delivery"]["exit"], "copied" | "copyFailed">;
  locale: Locale;
}) {
  const { next } = own.visits;
  const { from, to, visit } = now;
  const place = placeOfVisit(content, visit.id);
  const url = personalAddress(link, content, location);
  const title = shortTitle(textIn(content.title, locale) ?? own.untitled);
  const save = () =>
    download(
      `visit-${place.n}.ics`,
      calendarFile({
        uid: `${link.done[0]?.session}-${visit.id}@protocole`,
        madeAt: new Date(),
        from,
        to,
        title: interpolate(next.eventTitle, { title, n: place.n }),
        text: interpolate(next.eventText, { url }),
        url,
      }),
      "text/calendar;charset=utf-8",
    );
  return (
    <section className={styles.next}>
      <h2>{next.title}</h2>
      <p>
        {interpolate(from === to ? next.day : next.days, {
          ...place,
          ...daysText(now, locale),
        })}
      </p>
      <p>
        <strong>{next.keep}</strong>
      </p>
      <h3>{next.link}</h3>
      <CopiedCode
        code={url}
        isMain="link"
        looks="primary"
        words={{ ...copied, copy: next.copy }}
        after={<ActionButton onClick={save}>{next.calendar}</ActionButton>}
      />
      <p className={styles.muted}>{next.private}</p>
    </section>
  );
}
