import { faultOf } from "./faults";
import type { FileKind, ReadFault, ReadFile } from "./read-session";

/**
 * The notes that the reader takes about one file. This is a class, because a study can have many thousand files, and each function
 * of an object would use memory in each of them.
 */
export class FileNotes {
  private kindOf: FileKind | undefined = undefined;
  private rowCount = 0;
  private tableOf: ReadFile["table"] = null;
  private further = 0;
  private isUseful = false;
  private faults: Map<string, ReadFault> | null = null;

  /** @param mostFaults the largest number of faults that are noted */
  constructor(
    private readonly name: string,
    private readonly bytes: number,
    private readonly mostFaults: number,
  ) {}

  kind(is: FileKind): void {
    const isWeak = this.kindOf === undefined || this.kindOf === "other" || this.kindOf === "known";
    if (isWeak && !(is === "other" && this.kindOf === "known")) this.kindOf = is;
  }

  rows(count: number): void {
    this.rowCount += count;
  }

  table(is: NonNullable<ReadFile["table"]>): void {
    this.tableOf ??= is;
  }

  /** Notes that the file holds something that the reader needs. */
  useful(): void {
    this.isUseful = true;
  }

  /** Notes a fault. The same fault is noted once. */
  fault(fault: ReadFault): void {
    this.faults ??= new Map();
    const key = JSON.stringify(fault);
    if (this.faults.has(key)) return;
    if (this.faults.size < this.mostFaults) this.faults.set(key, fault);
    else this.further += 1;
  }

  isProlific(): boolean {
    return this.kindOf === "prolific";
  }

  /**
   * @param sessions the number of sessions about which the file states something
   * @param more faults that only follow from all files together
   */
  file(sessions: number, more: readonly ReadFault[]): ReadFile {
    const faults = this.faults ? [...this.faults.values()] : [];
    const isEmpty = this.kindOf === "archive" && !this.isUseful && faults.length === 0;
    const nothing = isEmpty ? [faultOf("nothing")] : [];
    const own = [...faults, ...nothing, ...more.slice(0, this.mostFaults)];
    const left = this.further + Math.max(0, more.length - this.mostFaults);
    return {
      name: this.name,
      bytes: this.bytes,
      kind: this.kindOf ?? "other",
      rows: this.rowCount,
      sessions,
      table: this.tableOf,
      faults: left > 0 ? [...own, faultOf("more", { count: left })] : own,
    };
  }
}
