import { addDays } from "./calendar-day";

/** An event of whole days. */
export type CalendarEvent = {
  /** The identifier of the event. A calendar replaces an event that has the same identifier. */
  uid: string;
  /** The time at which the file was made. */
  madeAt: Date;
  /** The first and the last day of the event, such as `2026-11-28`. */
  from: string;
  to: string;
  title: string;
  text: string;
  /** An absolute URL. It has only ASCII characters. */
  url: string;
};

/** The length of a line, in bytes of UTF-8, without its end. */
const LINE_BYTES = 75;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line: each further line begins with a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let length = 0;
  for (const character of line) {
    const own = bytesOf(character);
    if (length + own > LINE_BYTES) {
      lines.push(current);
      current = " ";
      length = 1;
    }
    current += character;
    length += own;
  }
  return [...lines, current].join("\r\n");
}

/** Writes a text as a value: line breaks become `\n`, and other control characters are removed. */
const asText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/\p{Cc}/gu, "");

const asDate = (day: string) => day.replaceAll("-", "");

/**
 * Returns a calendar file (RFC 5545) with one event, which has no alarm. The event does not mark its days as busy.
 * @throws RangeError if a day does not exist
 */
export function calendarFile({ uid, madeAt, from, to, title, text, url }: CalendarEvent): string {
  const stamp = `${madeAt.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Protocole//Study//EN",
    "BEGIN:VEVENT",
    `UID:${asText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${asDate(from)}`,
    // The end is the day after the last day.
    `DTEND;VALUE=DATE:${asDate(addDays(to, 1))}`,
    `SUMMARY:${asText(title)}`,
    `DESCRIPTION:${asText(text)}`,
    `URL:${url.replace(/\p{Cc}/gu, "")}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
