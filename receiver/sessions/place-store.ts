import type { Place } from "./place.ts";

/** A change of places: the places that are new or different, and the places that are deleted. */
export type PlaceChange = { put: readonly Place[]; removed: readonly Place[] };

/** The storage of places. Several processes may use the same storage, and each change is atomic. */
export type PlaceStore = {
  /**
   * Reads places, and stores the change that a function makes of them. No other process changes places of these
   * protocols in between. The function may be called again if another process was faster.
   *
   * @param persons only the places of these persons are read and changed; undefined for all places of the protocols
   */
  change: (
    protocols: readonly string[],
    persons: readonly string[] | undefined,
    decide: (places: readonly Place[]) => PlaceChange,
  ) => Promise<void>;
  /** Reads the places of protocols. */
  places: (protocols: readonly string[]) => Promise<readonly Place[]>;
  /** Deletes a withdrawn session from all places, and the places that then contain nothing. */
  forget: (session: string) => Promise<void>;
};
