/** The reason why bytes cannot be read as text: they have another encoding, or are another kind of file. */
export type TextProblem = "notUtf8" | "notText";

const BYTE_ORDER_MARKS = [
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/** The first bytes of files that people select by mistake: PDF, gzip, 7z, RAR, PNG, JPEG, old office documents. */
const OTHER_KINDS = [
  "%PDF",
  "\x1f\x8b",
  "7z\xbc\xaf",
  "Rar!",
  "\x89PNG",
  "\xff\xd8\xff",
  "\xd0\xcf\x11\xe0",
];

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, at) => bytes[at] === byte);

/**
 * Returns the text of a file without its byte order mark. The encoding is UTF-16 if the byte order mark declares
 * UTF-16, otherwise UTF-8. A text with invalid bytes is refused. If the bytes were replaced, an author would not see
 * which letters were lost. Never throws.
 */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: TextProblem } {
  const marked = BYTE_ORDER_MARKS.find((mark) => beginsWith(bytes, mark.bytes));
  const isOther = OTHER_KINDS.some((sign) =>
    beginsWith(
      bytes,
      Array.from(sign, (each) => each.charCodeAt(0)),
    ),
  );
  if (isOther) return { problem: "notText" };
  try {
    const text = new TextDecoder(marked?.encoding ?? "utf-8", { fatal: true }).decode(bytes);
    // Text written by people contains no NUL. Bytes with a NUL are a program, or a text in UTF-16 or UTF-32 without a
    // byte order mark.
    return text.includes("\0")
      ? { problem: marked ? "notText" : "notUtf8" }
      : { text: withoutMark(text) };
  } catch {
    return { problem: bytes.includes(0) ? "notText" : "notUtf8" };
  }
}

/** The byte order mark. Some programs write it at the beginning of a text file. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Returns a text without its leading byte order marks. A text may have two marks, because each of two programs may have
 * added one mark.
 */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF+/, "");
