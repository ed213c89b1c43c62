import { byText } from "@/lib/by-text";
import { faultOf } from "./faults";
import { onePerSubmission } from "./prolific-submission";
import type { FileKind, ProlificRow, ReadFault, ReadFile } from "./read-session";

/** A file that the visitor gave, or records that a receiver sent. `path` is the path in a dropped folder, or the name. */
export type NamedBlob = { name: string; path: string; blob: Blob };

/** The notes that most files do not need. */
type Rare = {
  /** The faults, each once, and the number of further faults. */
  faults: Map<string, ReadFault>;
  further: number;
  /** The submissions of Prolific's export. */
  prolific: ProlificRow[];
  /** The protocols of whose steps the file does not state the parameters. */
  unstated: Set<string>;
};

/** The list of the faults of all files without faults, so that it uses memory once. */
const NO_FAULTS: readonly ReadFault[] = Object.freeze([]);

/**
 * A file, with the facts and faults that were noted about it. This is a class with few fields, because a study can have
 * many thousand files, and each object and each function of an object would use memory in each of them.
 */
export class KnownFile {
  private kindOf: FileKind | undefined = undefined;
  private rowCount = 0;
  private tableOf: ReadFile["table"] = null;
  private isUseful = false;
  private rare: Rare | null = null;

  constructor(
    readonly input: NamedBlob,
    readonly isReplaced: boolean,
  ) {}

  private get rareNotes(): Rare {
    this.rare ??= { faults: new Map(), further: 0, prolific: [], unstated: new Set() };
    return this.rare;
  }

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

  /** Notes a fault, up to a number of faults. The same fault is noted once. */
  fault(fault: ReadFault, mostFaults: number): void {
    const { faults } = this.rareNotes;
    const key = JSON.stringify(fault);
    if (faults.has(key)) return;
    if (faults.size < mostFaults) faults.set(key, fault);
    else this.rareNotes.further += 1;
  }

  /** Notes a submission of Prolific's export. */
  submission(row: ProlificRow): void {
    this.rareNotes.prolific.push(row);
  }

  /** Notes that the file does not state the parameters of the steps of a protocol. */
  lacksParametersOf(protocol: string): void {
    this.rareNotes.unstated.add(protocol);
  }

  isWithoutParametersOf(protocol: string): boolean {
    return this.rare?.unstated.has(protocol) ?? false;
  }

  isProlific(): boolean {
    return this.kindOf === "prolific";
  }

  submissions(): readonly ProlificRow[] {
    return this.rare?.prolific ?? [];
  }

  /**
   * Returns the result of reading the file.
   * @param sessions the number of sessions about which the file states something
   * @param more faults that only follow from all files together
   * @param mostFaults the largest number of faults
   */
  file(sessions: number, more: readonly ReadFault[], mostFaults: number): ReadFile {
    const { input, kindOf, rowCount, tableOf } = this;
    return {
      name: input.path,
      bytes: input.blob.size,
      kind: kindOf ?? "other",
      rows: rowCount,
      sessions,
      table: tableOf,
      faults: this.faults(more, mostFaults),
    };
  }

  private faults(more: readonly ReadFault[], mostFaults: number): readonly ReadFault[] {
    const { faults, further } = this.rare ?? { faults: new Map<string, ReadFault>(), further: 0 };
    const isEmpty = this.kindOf === "archive" && !this.isUseful && faults.size === 0;
    const nothing = isEmpty ? [faultOf("nothing")] : [];
    const own = [...faults.values(), ...nothing, ...more.slice(0, mostFaults)];
    const left = further + Math.max(0, more.length - mostFaults);
    if (left > 0) return [...own, faultOf("more", { count: left })];
    return own.length > 0 ? own : NO_FAULTS;
  }
}

/** Returns the submissions of all exports of Prolific, each once, in the order of their ids. */
export function prolificOf(files: readonly KnownFile[]): ProlificRow[] | null {
  if (!files.some((file) => file.isProlific())) return null;
  const rows = files.flatMap((file) => file.submissions());
  const keyed = rows.map((row) => ({ row, key: JSON.stringify(row) }));
  keyed.sort((one, other) => byText(one.key, other.key));
  return onePerSubmission(
    keyed.filter(({ key }, index) => key !== keyed[index - 1]?.key).map(({ row }) => row),
  );
}
