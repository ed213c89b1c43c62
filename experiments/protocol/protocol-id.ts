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

/** Returns the document id: of the whole document; 64 hexadecimal digits. */
export const documentId = (document: ProtocolDocument): string => hashOf(document);
