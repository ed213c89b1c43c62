/** Why bytes are no text: in another encoding, or of another kind of file. */
export type TextProblem = "notUtf8" | "notText";

const BYTE_ORDER_MARKS = [
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/** How files begin that people choose in place of a text: PDF, gzip, 7z, RAR, PNG, JPEG, documents of old office programs. */
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
 * Returns the text of a file, without a byte order mark: UTF-8, or UTF-16 where its mark says so. Bytes that are no text
 * in it are refused and not replaced: an author would not see which letters are lost. It never throws.
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
    // UTF-16 or UTF-32 without its mark, or a program: no text that people write has it.
    return text.includes("\0")
      ? { problem: marked ? "notText" : "notUtf8" }
      : { text: withoutMark(text) };
  } catch {
    return { problem: bytes.includes(0) ? "notText" : "notUtf8" };
  }
}

/** The mark that some programs put before a text. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Returns a text without the marks before it: a program may put one before that of another. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF+/, "");
