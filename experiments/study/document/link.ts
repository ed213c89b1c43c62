import { deflateSync, type FlateError, FlateErrorCode, Inflate, strFromU8, strToU8 } from "fflate";
import { fromBase64Url, toBase64Url } from "./base64-url";
import { canonicalJson, sha256Hex } from "./canonical";
import { participantDocument } from "./protocol-id";
import type { ProtocolDocument } from "./schema";

/** The text that precedes the document in the part of a URL after `#`. */
const NAME = "p=";

/**
 * Number of digits of the document's SHA-256 in a link. With these digits, the page detects a mistyped link. In a
 * participant's link, they are the first digits of the document id.
 */
const CHECK_DIGITS = 8;

/**
 * The maximum sizes of the compressed and of the decompressed text in a link, in bytes. No protocol reaches these
 * sizes.
 */
export const MOST_COMPRESSED = 16 * 1024;
export const MOST_INFLATED = 256 * 1024;

/** The longest packed document in a link, in characters. Four characters encode three bytes. */
export const MOST_PACKED = Math.floor((MOST_COMPRESSED * 4) / 3);

/** Returns whether the part of a URL after `#` is short enough to be read again (`readLinkHash`). */
export const fitsLink = (hash: string): boolean =>
  hash.length - hash.indexOf(".") - 1 <= MOST_PACKED;

/** The reason why a link cannot be read. */
export type LinkFault =
  /** The compressed text is incomplete; a wrong character can also be the cause. */
  | "cutOff"
  /** The text can be read, but does not match its check digits. */
  | "mistyped"
  /** The text is longer than any protocol. */
  | "tooLong";

/** Encodes a document as the part of a URL after `#`. @throws the same errors as `canonicalJson` */
export function linkHash(document: unknown): string {
  const text = canonicalJson(document);
  return linkOfText(text, sha256Hex(text));
}

/** @param digest SHA-256 of the text */
function linkOfText(text: string, digest: string): string {
  const packed = toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  return `#${NAME}${digest.slice(0, CHECK_DIGITS)}.${packed}`;
}

/**
 * Encodes a document for the link that participants follow. In this link, the hash of the plan replaces the plan. Also
 * returns the document id, because it is a hash of the encoded text.
 */
export function participantLink(document: ProtocolDocument): { hash: string; documentId: string } {
  const text = canonicalJson(participantDocument(document));
  const id = sha256Hex(text);
  return { hash: linkOfText(text, id), documentId: id };
}

/**
 * Returns the text of the document in the part of a URL after `#`, or the reason why this text cannot be read; null
 * without a document. The text is decompressed in steps, and only up to the maximum length of a document.
 */
export function readLinkHash(hash: string): { text: string } | { fault: LinkFault } | null {
  const held = hash.replace(/^#/, "");
  if (!held.startsWith(NAME)) return null;
  const [, digits, packed] = /^([0-9a-f]{8})\.([\s\S]+)$/.exec(held.slice(NAME.length)) ?? [];
  if (digits === undefined || packed === undefined) return { fault: "cutOff" };
  if (packed.length > MOST_PACKED) return { fault: "tooLong" };
  const bytes = fromBase64Url(packed);
  if (!bytes) return { fault: "mistyped" };
  const inflated = inflate(bytes);
  if (!("bytes" in inflated)) return inflated;
  // Bytes that are not UTF-8 would be decoded to a text with other bytes. The check digits detect this change.
  const text = strFromU8(inflated.bytes);
  return sha256Hex(text).startsWith(digits) ? { text } : { fault: "mistyped" };
}

/**
 * Returns the readable beginning of the document in a broken link, whatever the fault. The beginning may be empty. It
 * may differ from the original text, so the page only displays it and never runs it.
 */
export function readablePart(hash: string): string {
  const [, held = ""] = /^#?p=[^.]*\.([\w-]+)/.exec(hash) ?? [];
  const kept = held.slice(0, MOST_PACKED);
  // Four characters encode three bytes; a single remaining character does not encode a byte.
  const bytes = fromBase64Url(kept.length % 4 === 1 ? kept.slice(0, -1) : kept);
  if (!bytes) return "";
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  let length = 0;
  const stream = new Inflate((piece) => {
    length += piece.length;
    if (length <= MOST_INFLATED) pieces.push(decoder.decode(piece, { stream: true }));
  });
  try {
    for (let at = 0; at < bytes.length && length <= MOST_INFLATED; at += PIECE)
      stream.push(bytes.subarray(at, at + PIECE));
  } catch {
    // The text before the fault has already been read.
  }
  return pieces.join("");
}

/** Number of compressed bytes that are processed between two checks of the decompressed length. */
const PIECE = 512;

function inflate(packed: Uint8Array): { bytes: Uint8Array } | { fault: LinkFault } {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) {
      stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
      if (length > MOST_INFLATED) return { fault: "tooLong" };
    }
  } catch (error) {
    const { code } = error as Partial<FlateError>;
    return { fault: code === FlateErrorCode.UnexpectedEOF ? "cutOff" : "mistyped" };
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes };
}
