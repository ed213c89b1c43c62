import { faultOf } from "./faults";
import { LIMITS } from "./limits";
import type { FileKind, ReadFault, ReadFile } from "./read-session";

/** What is noted about one file while it is read. */
export function createNotes(name: string, bytes: number) {
  let kind: FileKind | undefined;
  let rows = 0;
  let table: ReadFile["table"] = null;
  let further = 0;
  let isUseful = false;
  const faults = new Map<string, ReadFault>();

  return {
    kind(is: FileKind): void {
      const isWeak = kind === undefined || kind === "other" || kind === "known";
      if (isWeak && !(is === "other" && kind === "known")) kind = is;
    },
    rows(count: number): void {
      rows += count;
    },
    table(is: NonNullable<ReadFile["table"]>): void {
      table ??= is;
    },
    /** Notes that the file holds something that the reader needs. */
    useful(): void {
      isUseful = true;
    },
    /** Notes a fault. The same fault is noted once. */
    fault(fault: ReadFault): void {
      const key = JSON.stringify(fault);
      if (faults.has(key)) return;
      if (faults.size < LIMITS.faults) faults.set(key, fault);
      else further += 1;
    },
    isProlific: (): boolean => kind === "prolific",
    /**
     * @param sessions the number of sessions about which the file states something
     * @param more faults that only follow from all files together
     */
    file(sessions: number, more: readonly ReadFault[]): ReadFile {
      const isEmpty = kind === "archive" && !isUseful && faults.size === 0;
      const nothing = isEmpty ? [faultOf("nothing")] : [];
      const own = [...faults.values(), ...nothing, ...more.slice(0, LIMITS.faults)];
      const left = further + Math.max(0, more.length - LIMITS.faults);
      return {
        name,
        bytes,
        kind: kind ?? "other",
        rows,
        sessions,
        table,
        faults: left > 0 ? [...own, faultOf("more", { count: left })] : own,
      };
    },
  };
}
