import { hashOf } from "./canonical";
import { DONE, type ProtocolDocument } from "./schema";

/** Number of digits of an id that pages display; decisions and data use all 64. */
export const SHOWN_DIGITS = 12;

/** Returns the protocol id, a hash of the procedure without the texts around it; 64 hexadecimal digits. */
export const protocolId = (document: ProtocolDocument): string =>
  hashOf(
    Object.fromEntries(
      DONE.filter((key) => document[key] !== undefined).map((key) => [key, document[key]]),
    ),
  );

/**
 * Returns a document as participants receive it, with the SHA-256 of its plan in place of the plan. Participants cannot
 * read the hypothesis in the address, and the author can prove later that the plan is the original one.
 */
export function participantDocument({ plan, ...document }: ProtocolDocument): ProtocolDocument {
  return plan === undefined ? document : { ...document, planHash: hashOf(plan) };
}

/**
 * Returns the document id: a hash of the whole document as participants receive it, so that replacing the plan by its
 * hash does not change the id; 64 hexadecimal digits.
 */
export const documentId = (document: ProtocolDocument): string =>
  hashOf(participantDocument(document));
