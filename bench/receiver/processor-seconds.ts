import { readdirSync, readFileSync } from "node:fs";

/** The number of clock ticks per second (USER_HZ). It is 100 on every platform on which Node runs. */
const TICKS_PER_SECOND = 100;

/**
 * The fields of a process in /proc that follow the name of the process. The list begins with the third field. It is
 * empty if the process has ended, or if the system has no /proc.
 */
function fieldsOf(pid: number | string): number[] {
  try {
    // The name of the process may contain spaces and brackets, so the fields are counted from the closing bracket of
    // the name.
    const text = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return text.split(" ").map(Number);
  } catch {
    return [];
  }
}

const PARENT = 1;
/** These fields contain the user time and the system time of the process and of its ended child processes. */
const TIMES = [11, 12, 13, 14];

const secondsOf = (fields: readonly number[]) =>
  TIMES.reduce((sum, each) => sum + (fields[each] ?? 0), 0) / TICKS_PER_SECOND;

/** Returns the processor time of a process and its child processes in seconds. Returns 0 if the system has no /proc. */
export function processorSeconds(pid: number): number {
  if (pid === 0 || process.platform !== "linux") return 0;
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === pid);
  return [fieldsOf(pid), ...children].reduce((sum, each) => sum + secondsOf(each), 0);
}
