import { readFileSync } from "node:fs";
import { cpus, loadavg, release, type } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { say, UserError } from "@/scripts/terminal.mjs";

/** Load average over a minute that would disturb a measurement. */
export const CALM_LOAD = 0.6;
/** The benchmark alone causes a load of about 1; above this limit another program ran during it. */
export const DISTURBED_LOAD = 1.5;
const CHECK_EVERY_MS = 10_000;
const PATIENCE_MS = 5 * 60_000;

/** Such as "Debian GNU/Linux 12 (bookworm)". */
function systemName(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync("/etc/os-release", "utf8"));
    if (name?.[1]) return name[1];
  } catch {
    // Not available outside Linux.
  }
  return `${type()} ${release()}`;
}

/** The machine without its name or address. */
export function machine() {
  const processors = cpus();
  return {
    cpu: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    system: systemName(),
  };
}

/** Load average over the last minute, to two decimals. */
export const currentLoad = () => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/** Waits until the load is low: a build or an installation just before still counts in the load average. */
export async function waitUntilCalm() {
  const deadline = performance.now() + PATIENCE_MS;
  if (currentLoad() >= CALM_LOAD) say(`Waiting for a load below ${CALM_LOAD} …`);
  while (currentLoad() >= CALM_LOAD) {
    if (performance.now() > deadline)
      throw new UserError(
        `The machine is busy (load ${currentLoad()}), which would be measured too.`,
        "Stop what runs beside it, or measure all the same: add -- --anyway",
      );
    await pause(CHECK_EVERY_MS);
  }
}
