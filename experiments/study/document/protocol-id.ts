import { hashOf } from "./canonical";
import { DONE, type ProtocolDocument } from "./schema";

/** Number of digits of an id that pages display. Comparisons and data always use all 64 digits. */
export const SHOWN_DIGITS = 12;

/**
 * Returns the protocol id: a hash of the procedure alone, without title, information sheet or plan; 64 hexadecimal
 * digits.
 */
export const protocolId = (document: ProtocolDocument): string =>
  hashOf(
    Object.fromEntries(
      DONE.filter((key) => document[key] !== undefined).map((key) => [key, document[key]]),
    ),
  );

/**
 * Returns a document as participants receive it, with the SHA-256 of its plan in place of the plan. Participants
 * therefore cannot read the hypothesis in the URL, and the author can prove later that the plan has not changed.
 */
export function participantDocument({ plan, ...document }: ProtocolDocument): ProtocolDocument {
  return plan === undefined ? document : { ...document, planHash: hashOf(plan) };
}

/**
 * Returns the document id: a hash of the whole document as participants receive it, 64 hexadecimal digits. The plan and
 * its hash lead to the same id.
 */
export const documentId = (document: ProtocolDocument): string =>
  hashOf(participantDocument(document));
