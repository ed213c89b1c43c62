import type { AddressedPerson } from "./read-address";

/**
 * Whether a recruiter has sent somebody here: the address has an identifier that the document names, even one that
 * cannot be used, such as a placeholder that nobody filled in.
 */
export const isFromRecruiter = ({ ids, notes }: AddressedPerson): boolean =>
  Object.values(ids).some((value) => value !== null) ||
  notes.some(({ what, problem }) => what === "id_missing" && problem !== "absent");
