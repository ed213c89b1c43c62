import { hashOf } from "./canonical";
import { DONE, type ProtocolDocument } from "./schema";

/** Digits of an id that are shown to people; decisions and data have all 64. */
export const SHOWN_DIGITS = 12;

/** Returns the protocol id: of what is done, whatever surrounds it; 64 hexadecimal digits. */
export const protocolId = (document: ProtocolDocument): string =>
  hashOf(
    Object.fromEntries(
      DONE.filter((key) => document[key] !== undefined).map((key) => [key, document[key]]),
    ),
  );

/**
 * Returns a document as participants get it: in place of its plan the SHA-256 of that. Whoever takes part reads no
 * hypothesis in the address, and whoever has the plan can show that it is the one.
 */
export function participantDocument({ plan, ...document }: ProtocolDocument): ProtocolDocument {
  return plan === undefined ? document : { ...document, planHash: hashOf(plan) };
}

/**
 * Returns the document id: of the whole as participants get it, so that it is the same before and after the plan was
 * replaced by its hash; 64 hexadecimal digits.
 */
export const documentId = (document: ProtocolDocument): string =>
  hashOf(participantDocument(document));
