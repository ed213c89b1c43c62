import { readFileSync } from "node:fs";
import { cpus, loadavg, release, type } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "../terminal.mjs";

/** Processes waiting for a processor, over the last minute; more than this disturbs the measurement. */
export const CALM_LOAD = 0.6;
/** The benchmark alone causes about 1; above this something else ran beside it. */
export const DISTURBED_LOAD = 1.5;
const CHECK_EVERY_MS = 10_000;
const PATIENCE_MS = 5 * 60_000;

/** The system as it names itself: "Debian GNU/Linux 12 (bookworm)". */
function systemName() {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync("/etc/os-release", "utf8"));
    if (name?.[1]) return name[1];
  } catch {
    // Not Linux.
  }
  return `${type()} ${release()}`;
}

/** What the figures were measured on, without a name or an address of it. */
export function machine() {
  const processors = cpus();
  return {
    cpu: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    system: systemName(),
  };
}

export const currentLoad = () => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/**
 * Waits until the machine is calm: what was just built or installed is still in its load.
 *
 * @param {(line: string) => void} say
 */
export async function waitUntilCalm(say) {
  const limit = performance.now() + PATIENCE_MS;
  if (currentLoad() >= CALM_LOAD) say(`Waiting for a load below ${CALM_LOAD} …`);
  while (currentLoad() >= CALM_LOAD) {
    if (performance.now() > limit) {
      throw new UserError(
        `The machine is busy (load ${currentLoad()}), so nothing would be measured but that.`,
        `Stop what runs beside it, or measure all the same without writing the figures:\nnpm run bench:timing -- --anyway`,
      );
    }
    await pause(CHECK_EVERY_MS);
  }
}
