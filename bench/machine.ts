import { readFileSync } from "node:fs";
import { cpus, loadavg, release, type } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { say, UserError } from "@/scripts/terminal.mjs";

/** The limit of the one-minute load average. Above this limit, other programs would disturb a measurement. */
export const CALM_LOAD = 0.6;
/**
 * The limit of the load average after a benchmark. The benchmark alone causes a load of about 1. If the load is above
 * this limit, another program ran at the same time.
 */
export const DISTURBED_LOAD = 1.5;
const CHECK_EVERY_MS = 10_000;
const PATIENCE_MS = 5 * 60_000;

/** Returns the name of the operating system, such as "Debian GNU/Linux 12 (bookworm)". */
function systemName(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync("/etc/os-release", "utf8"));
    if (name?.[1]) return name[1];
  } catch {
    // This file exists only on Linux.
  }
  return `${type()} ${release()}`;
}

/** Describes the machine. The name and the network address of the machine are left out. */
export function machine() {
  const processors = cpus();
  return {
    cpu: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    system: systemName(),
  };
}

/** The load average over the last minute, rounded to two decimals. */
export const currentLoad = () => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/** Waits until the load is low. A build or an installation that has just ended still increases the load average. */
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
