import { shortened } from "@/lib/i18n/shortened";
import type { FaultId } from "./fault-words";
import type { ReadFault } from "./read-session";

/** The longest text of a file in a fault, in characters. Reasons with an excerpt are shorter. */
const LONGEST_VALUE = 300;

/** Returns the values of a fault with their long texts cut off, because a fault displays texts of a file. */
export const boundedValues = (values: ReadFault["values"]): ReadFault["values"] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? shortened(value, LONGEST_VALUE) : value,
    ]),
  );

/**
 * Returns a fault: the reason why a part of the data was not read. @param at the entry or the line; null for the whole
 * file
 */
export const faultOf = (
  id: FaultId,
  values: ReadFault["values"] = {},
  at: string | null = null,
): ReadFault => ({ id, values: boundedValues(values), at });

/** Returns the fault of a part whose reading an error stopped: an error of the disk, or an unexpected error. */
export function faultOfError(error: unknown, at: string | null): ReadFault {
  const isOfDisk = typeof DOMException !== "undefined" && error instanceof DOMException;
  const reason = error instanceof Error ? error.name : "error";
  return faultOf(isOfDisk ? "unreadable" : "failed", { reason }, at);
}
