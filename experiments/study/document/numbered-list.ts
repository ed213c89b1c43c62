import type { Place } from "./place";
import type { ProtocolDocument } from "./schema";

/**
 * Returns the place of a person in the numbered list of a study whose groups are balanced without a data server; null if
 * the identifier is not a number of the list.
 * @param person the value of the first identifier
 */
export function listedPlace(_document: ProtocolDocument, _person: string): Place | null {
  return null;
}
