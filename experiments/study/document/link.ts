import { deflateSync, type FlateError, FlateErrorCode, Inflate, strFromU8, strToU8 } from "fflate";
import { canonicalJson, sha256Hex } from "./canonical";
import { participantDocument } from "./protocol-id";
import type { ProtocolDocument } from "./schema";

/** What stands before a protocol in an address, behind `#`. */
const NAME = "p=";

/**
 * Of the SHA-256 of the text, in the link: they tell a slip of the pen from another document. In a participant's
 * link they are the first of the document id.
 */
const CHECK_DIGITS = 8;

/** More than any protocol needs; a link that holds more is not read further. In bytes. */
export const MOST_COMPRESSED = 16 * 1024;
export const MOST_INFLATED = 256 * 1024;

/** Why a link cannot be read. */
export type LinkFault =
  /** It ends too early, for which a wrong character may be the cause, too. */
  | "cutOff"
  /** It can be read, and is not what its check digits were made of. */
  | "mistyped"
  /** It holds more than any protocol. */
  | "tooLong";

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** @returns null where a character is none of the alphabet */
function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Returns the part of an address behind `#` that holds a document. @throws as `canonicalJson` */
export function linkHash(document: unknown): string {
  const text = canonicalJson(document);
  return linkOfText(text, sha256Hex(text));
}

/** @param digest SHA-256 of the canonical text */
function linkOfText(text: string, digest: string): string {
  const packed = toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  return `#${NAME}${digest.slice(0, CHECK_DIGITS)}.${packed}`;
}

/**
 * Returns the part of an address behind `#` for participants: it has the plan's hash in place of the plan; with the
 * document id, which is of the same text.
 */
export function participantLink(document: ProtocolDocument): { hash: string; documentId: string } {
  const text = canonicalJson(participantDocument(document));
  const id = sha256Hex(text);
  return { hash: linkOfText(text, id), documentId: id };
}

/**
 * Returns the text of the document that the part of an address behind `#` holds, or why it cannot be read; null
 * where there is none. It is inflated piece by piece and no further than a document may be long.
 */
export function readLinkHash(hash: string): { text: string } | { fault: LinkFault } | null {
  const held = hash.replace(/^#/, "");
  if (!held.startsWith(NAME)) return null;
  const [, digits, packed] = /^([0-9a-f]{8})\.([\s\S]+)$/.exec(held.slice(NAME.length)) ?? [];
  if (digits === undefined || packed === undefined) return { fault: "cutOff" };
  if (packed.length > (MOST_COMPRESSED * 4) / 3) return { fault: "tooLong" };
  const bytes = fromBase64Url(packed);
  if (!bytes) return { fault: "mistyped" };
  const inflated = inflate(bytes);
  if (!("bytes" in inflated)) return inflated;
  // Bytes that are no UTF-8 become a text with other bytes, which the digits tell.
  const text = strFromU8(inflated.bytes);
  return sha256Hex(text).startsWith(digits) ? { text } : { fault: "mistyped" };
}

/**
 * Returns as much of the text of a broken link as can be read, whatever is wrong with it; empty where that is nothing.
 * Nobody knows whether it is what was meant: it is for eyes, and never run.
 */
export function readablePart(hash: string): string {
  const [, held = ""] = /^#?p=[^.]*\.([\w-]+)/.exec(hash) ?? [];
  const kept = held.slice(0, (MOST_COMPRESSED * 4) / 3);
  // Four characters are three bytes; one alone is not even one.
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
    // What stands before the fault has been read.
  }
  return pieces.join("");
}

/** How many bytes are inflated before their length is looked at. */
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
