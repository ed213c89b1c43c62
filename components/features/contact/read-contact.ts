import { LEAST_SECONDS } from "@/components/shell/outbox/limits";
import {
  type ContactMessage,
  type FieldErrorCodes,
  readMessage,
} from "@/components/shell/outbox/message";
import type { OutboxEntry } from "@/components/shell/outbox/sending";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ContactFormProps, ReadyMailText } from "./contact-types";
import { attachmentError, readAttachment, readTexts } from "./form-values";
import { type MailLine, mailText } from "./mail";

type Read = { message: ContactMessage; attachment: File | null } | { errors: FieldErrorCodes };

/** Reads and validates all fields of the form. */
export function readContact(form: HTMLFormElement, locale: Locale): Read {
  const attachment = readAttachment(form);
  const attachmentCode = attachment && attachmentError(attachment);
  const gotcha = new FormData(form).get("_gotcha");
  const read = readMessage({ ...readTexts(form), language: locale, _gotcha: gotcha ?? "" });
  if (!attachmentCode) return "errors" in read ? read : { ...read, attachment };
  return { errors: { ...("errors" in read ? read.errors : {}), attachment: attachmentCode } };
}

/**
 * Returns a message for the outbox. A message that was written faster than a person can write waits in the outbox until
 * `LEAST_SECONDS` have passed. Without this delay, the receiver might classify the message as spam.
 * @param openForMs how long the form has been open, by a monotonic clock
 */
export function outboxEntry(
  message: ContactMessage,
  attachment: File | null,
  openForMs: number,
): OutboxEntry {
  const now = Date.now();
  const id = randomId();
  const seconds = Math.max(Math.round(openForMs / 1000), LEAST_SECONDS);
  return {
    id,
    message: { ...message, id, seconds },
    attachment,
    handedOverAt: new Date(now).toISOString(),
    failures: 0,
    notBefore: now + Math.max(LEAST_SECONDS * 1000 - openForMs, 0),
    problem: null,
  };
}

/**
 * Returns a UUID of version 4. The function does not use `crypto.randomUUID`, because pages on a local network over
 * plain HTTP lack it.
 */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Returns a message as an e-mail, with the field labels that the visitor has read. */
export function readyMail(
  message: ContactMessage,
  attachment: File | null,
  { words, apps, countries }: Pick<ContactFormProps, "words" | "apps" | "countries">,
): ReadyMailText {
  const { labels, kinds } = words;
  const line = (label: string, value: string | undefined): MailLine[] =>
    value ? [{ label, value }] : [];
  const app = apps.find(({ id }) => id === message.app)?.name;
  const country = countries.find(({ code }) => code === message.country)?.name;
  const lines = [
    ...line(labels.kind, kinds[message.kind]),
    ...line(words.appLabel, app),
    ...line(labels.participants, message.participants),
    ...line(labels.when, message.when),
    ...line(labels.attachment, attachment?.name),
    ...line(labels.name, message.name),
    ...line(labels.email, message.email),
    ...line(labels.organisation, message.organisation),
    ...line(labels.country, country),
  ];
  return {
    from: { name: message.name, address: message.email },
    subject: interpolate(words.subject, { about: app ?? kinds[message.kind] }),
    text: mailText(message.message, lines),
    attachment,
  };
}
