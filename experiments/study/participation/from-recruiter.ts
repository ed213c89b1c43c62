import type { AddressedPerson } from "./read-address";

/**
 * Whether a participant comes from a recruitment service: the address contains an identifier that the document names.
 * It may be unusable, for example an unfilled placeholder.
 */
export const isFromRecruiter = ({ ids, notes }: AddressedPerson): boolean =>
  Object.values(ids).some((value) => value !== null) ||
  notes.some(({ what, problem }) => what === "id_missing" && problem !== "absent");
