import type { FaultId } from "./fault-words";
import type { ReadFault } from "./read-session";

/**
 * Returns a fault: the reason why a part of the data was not read. @param at the entry or the line; null for the whole
 * file
 */
export const faultOf = (
  id: FaultId,
  values: ReadFault["values"] = {},
  at: string | null = null,
): ReadFault => ({ id, values, at });
