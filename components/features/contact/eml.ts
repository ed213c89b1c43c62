/**
 * The contents of an e-mail file. `from.address` and the names are texts that the visitor wrote. Each text is on one
 * line.
 */
export type WrittenMail = {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  date: Date;
  attachment: { name: string; type: string; bytes: Uint8Array } | null;
};

const CRLF = "\r\n";

/**
 * Number of bytes per encoded word. With this number, an encoded word and its delimiters are shorter than 75 characters
 * (RFC 2047, 2).
 */
const WORD_BYTES = 42;
/** In base64, 57 bytes make a line of 76 characters (RFC 2045, 6.8). */
const LINE_BYTES = 57;
/** Number of bytes per section of a file name. Each byte is encoded in at most three characters (RFC 2231, 3). */
const NAME_SECTION = 16;

/**
 * The boundary between the parts of a message. This text cannot occur within a part, because the parts contain only
 * base64.
 */
const BOUNDARY = "=_protocole_part";

const utf8 = new TextEncoder();

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function base64Lines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += LINE_BYTES)
    lines.push(base64(bytes.subarray(at, at + LINE_BYTES)));
  return lines.join(CRLF);
}

/**
 * Returns a text encoded for a header: unchanged if it is plain ASCII, otherwise as encoded words (RFC 2047). Each
 * encoded word contains whole characters and is on its own line, so no text can end the header.
 */
export function headerText(text: string): string {
  if (/^[\w !'*+\-/=?.,:]{0,60}$/.test(text) && !text.includes("=?")) return text;
  const words: Uint8Array[] = [];
  let word: number[] = [];
  for (const character of text) {
    const bytes = utf8.encode(character);
    if (word.length + bytes.length > WORD_BYTES) {
      words.push(Uint8Array.from(word));
      word = [];
    }
    word.push(...bytes);
  }
  return [...words, Uint8Array.from(word)]
    .map((bytes) => `=?UTF-8?B?${base64(bytes)}?=`)
    .join(`${CRLF} `);
}

/** Returns the name of a file as parameters of a header, divided into sections that fit on a line (RFC 2231). */
export function fileNameParameters(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const sections = encoded.match(new RegExp(`(?:%..|[^%]){1,${NAME_SECTION}}`, "g")) ?? [];
  return sections
    .map((part, index) => `${CRLF} filename*${index}*=${index === 0 ? "UTF-8''" : ""}${part}`)
    .join(";");
}

/** Returns an e-mail address in the header format for a mailbox, with or without a name. */
const mailbox = (address: string, name?: string) =>
  name ? `${quoted(headerText(name))}${CRLF} <${address}>` : `<${address}>`;

/**
 * Puts a name in quotes if the name contains a character that has a meaning in an e-mail address. Encoded words do not
 * need quotes.
 */
const quoted = (text: string) => (/^=\?|^[\w ]*$/.test(text) ? text : `"${text}"`);

/** Returns a date in the format of e-mail headers, in UTC (RFC 5322, 3.3). */
const dateText = (date: Date) => date.toUTCString().replace("GMT", "+0000");

/**
 * Returns a message as a file that mail programs open as a draft of the visitor's own (`X-Unsent`): RFC 5322 with MIME,
 * lines that end with CRLF, and both text and attachment in base64.
 */
export function emlText({ from, to, subject, text, date, attachment }: WrittenMail): string {
  const textPart = [
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    base64Lines(utf8.encode(text)),
  ];
  const head = [
    `Date: ${dateText(date)}`,
    `From: ${mailbox(from.address, from.name)}`,
    `To: ${mailbox(to)}`,
    `Subject: ${headerText(subject)}`,
    "X-Unsent: 1",
    "MIME-Version: 1.0",
  ];
  if (!attachment) return [...head, ...textPart, ""].join(CRLF);
  return [
    ...head,
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    "",
    `--${BOUNDARY}`,
    ...textPart,
    `--${BOUNDARY}`,
    `Content-Type: ${attachment.type}`,
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: attachment;${fileNameParameters(attachment.name)}`,
    "",
    base64Lines(attachment.bytes),
    `--${BOUNDARY}--`,
    "",
  ].join(CRLF);
}
