import { mailtoUrl } from "@/lib/mailto";

/** A text from the visitor, with its label. */
export type MailLine = { label: string; value: string };

/**
 * Returns a message as plain text for a human reader: first the text of the visitor, then the values of the other
 * fields line by line. Lines end with CRLF as in an e-mail.
 */
export function mailText(message: string, lines: readonly MailLine[]): string {
  const rest = lines.map(({ label, value }) => `${label}: ${value}`);
  return [message, "", "-- ", ...rest, ""].join("\n").replaceAll("\n", "\r\n");
}

/** The maximum length of a mailto URL that mail programs and Windows accept. */
export const LONGEST_MAIL_LINK = 2000;

/**
 * Returns a mailto URL with subject and text. A text that is too long is shortened at the end of a character.
 * @param goesOn the ending that a shortened text receives
 */
export function mailLink(
  to: string,
  { subject, text, goesOn }: Record<"subject" | "text" | "goesOn", string>,
): { href: string; isWhole: boolean } {
  const start = mailtoUrl(to, { subject, text: "" });
  const whole = mailtoUrl(to, { subject, text });
  if (whole.length <= LONGEST_MAIL_LINK) return { href: whole, isWhole: true };
  const end = encodeURIComponent(`\r\n${goesOn}`);
  const room = LONGEST_MAIL_LINK - start.length - end.length;
  let body = "";
  for (const character of text) {
    const next = encodeURIComponent(character);
    if (body.length + next.length > room) break;
    body += next;
  }
  return { href: start + withoutCutLink(body, text) + end, isWhole: false };
}

/**
 * Returns the beginning of an encoded text. An incomplete web address at its end is removed, because its link would not
 * work.
 */
function withoutCutLink(body: string, text: string): string {
  const kept = decodeURIComponent(body);
  const [link] = /https?:\/\/\S*$/.exec(kept) ?? [];
  const isCut = link !== undefined && /^\S/.test(text.slice(kept.length));
  return isCut ? encodeURIComponent(kept.slice(0, -link.length)) : body;
}
