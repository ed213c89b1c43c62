import { readdirSync, readFileSync } from "node:fs";

/** In which Linux counts, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/** The fields of a process after its name, from the third on; none once it is gone, or where there is no /proc. */
function fieldsOf(pid: number | string): number[] {
  try {
    // The name may have spaces and brackets.
    const text = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return text.split(" ").map(Number);
  } catch {
    return [];
  }
}

const PARENT = 1;
/** Its own time, that of the system for it, and both of its children that have ended. */
const TIMES = [11, 12, 13, 14];

const secondsOf = (fields: readonly number[]) =>
  TIMES.reduce((sum, each) => sum + (fields[each] ?? 0), 0) / TICKS_PER_SECOND;

/** Returns what a process has taken of the processors with its children, s; 0 where there is no /proc. */
export function processorSeconds(pid: number): number {
  if (pid === 0 || process.platform !== "linux") return 0;
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === pid);
  return [fieldsOf(pid), ...children].reduce((sum, each) => sum + secondsOf(each), 0);
}
