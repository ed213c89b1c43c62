"use client";

import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import { textIn } from "@/experiments/study/document/author-text";
import { knownRecruiterOf } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { copyText } from "@/lib/device/copy";
import { interpolate } from "@/lib/i18n/interpolate";
import { mailtoUrl } from "@/lib/mailto";
import type { Locale } from "@/lib/routes";
import styles from "./researcher-message.module.css";

type Words = StudyPayload["delivery"];

/**
 * The pattern of an e-mail address within the text of a contact. The limits are defined in RFC 5321. Without limits,
 * the time for a search would grow with the square of the length.
 */
const MAIL_ADDRESS = /[^\s@<>(),:;"[\]\\]{1,64}@[^\s@<>(),:;"[\]\\]{1,255}\.[a-z]{2,63}/i;

/** Returns the title of a study for a message from a participant. */
export const titleForMessage = (
  content: ProtocolDocument,
  { message }: Words,
  locale: Locale,
): string => textIn(content.title, locale) ?? message.untitled;

/** A message from a participant to the researchers, with links and buttons to send it. */
export function ResearcherMessage({
  content,
  text,
  words,
  locale,
}: {
  content: ProtocolDocument;
  text: string;
  words: Words;
  locale: Locale;
}) {
  const { said, say } = useSaid();
  const { message, exit } = words;
  const contact = textIn(content.information?.contact, locale);
  const [address] = MAIL_ADDRESS.exec(contact ?? "") ?? [];
  const subject = interpolate(message.subject, {
    title: titleForMessage(content, words, locale),
  });
  return (
    <section className={styles.message}>
      <h3>{message.title}</h3>
      <p className={styles.text} translate="no">
        {text}
      </p>
      <Ways content={content} contact={contact} words={message} />
      <p className={styles.actions}>
        <ActionButton
          onClick={() =>
            copyText(text).then(
              () => say(exit.copied),
              () => say(exit.copyFailed),
            )
          }
        >
          {message.copy}
        </ActionButton>
        {address && <a href={mailtoUrl(address, { subject, text })}>{message.mail}</a>}
        <span role="status">{said}</span>
      </p>
    </section>
  );
}

/** The possible recipients of the message: the recruitment service, the contact of the study, or both. */
function Ways({
  content,
  contact,
  words,
}: {
  content: ProtocolDocument;
  contact: string | undefined;
  words: Words["message"];
}) {
  const service = knownRecruiterOf(content.delivery?.ids)?.name;
  if (service && contact)
    return <p dir="auto">{interpolate(words.through, { name: service, contact })}</p>;
  if (service) return <p>{interpolate(words.service, { name: service })}</p>;
  return contact ? <p dir="auto">{interpolate(words.contact, { contact })}</p> : null;
}
