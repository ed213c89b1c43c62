import { ANSWERED, FAILED_CHECKS } from "./measure-ids";

/** The names of measures and columns that the data of every survey have, so that an item or a scale cannot have them. */
export const RESERVED_IDS: readonly string[] = ["accuracy", FAILED_CHECKS, ANSWERED, "session_id"];

/**
 * Returns whether a new id would be a reserved name in a program that does not distinguish capital letters. In a document,
 * only the reserved names themselves are faults, so that documents of earlier releases remain valid.
 */
export const isReserved = (id: string): boolean => RESERVED_IDS.includes(id.toLowerCase());
