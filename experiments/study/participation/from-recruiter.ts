import type { AddressedPerson } from "./read-address";

/**
 * Returns whether a participant comes from a recruitment service. This is the case if the URL contains an identifier
 * that the document names, even an unusable one such as an unfilled placeholder.
 */
export const isFromRecruiter = ({ ids, notes }: AddressedPerson): boolean =>
  Object.values(ids).some((value) => value !== null) ||
  notes.some(({ what, problem }) => what === "id_missing" && problem !== "absent");
