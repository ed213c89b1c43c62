import { addressValue, type Pair } from "./address-values";

/** The name in a URL that marks a rehearsal, such as `?rehearsal`. The data of a rehearsal do not count. */
export const REHEARSAL = "rehearsal";

/** Values with which a URL states that a session is not a rehearsal. The name without a value marks a rehearsal. */
const NO = /^(?:0|false|no|non|off)$/i;

/** Returns whether an identifier of a document has the name of a rehearsal, apart from case and separators. */
const isNamedAlike = (name: string) => name.replace(/[\s_.-]/g, "").toLowerCase() === REHEARSAL;

/**
 * Returns whether the URLs of a study can mark rehearsals. They cannot if the document uses this name for one of its
 * identifiers.
 */
export const canMarkRehearsal = (ids: readonly string[]): boolean => !ids.some(isNamedAlike);

/** Returns whether the pairs of a URL mark a rehearsal. @param names all names that the URL may contain */
export const isRehearsalIn = (pairs: readonly Pair[], names: readonly string[]): boolean =>
  addressValue(pairs, REHEARSAL, names).came.some((value) => !NO.test(value.trim()));
