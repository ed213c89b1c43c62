import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second (USER_HZ), 100 on every platform that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * The fields of a process in /proc after its name, from the third field on; empty if the process has ended, or if the
 * system has no /proc.
 */
function fieldsOf(pid: number | string): number[] {
  try {
    // The name may contain spaces and brackets, so the fields are counted from its closing bracket.
    const text = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return text.split(" ").map(Number);
  } catch {
    return [];
  }
}

const PARENT = 1;
/** The user and system time of the process and of its ended children. */
const TIMES = [11, 12, 13, 14];

const secondsOf = (fields: readonly number[]) =>
  TIMES.reduce((sum, each) => sum + (fields[each] ?? 0), 0) / TICKS_PER_SECOND;

/** Returns the processor time of a process and its children in seconds; 0 if the system has no /proc. */
export function processorSeconds(pid: number): number {
  if (pid === 0 || process.platform !== "linux") return 0;
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === pid);
  return [fieldsOf(pid), ...children].reduce((sum, each) => sum + secondsOf(each), 0);
}
