import { findCommand, installWithApt } from "@/scripts/programs.mjs";
import { UserError } from "@/scripts/terminal.mjs";
import type { Engine } from "./engine";

/**
 * Installs the missing Debian packages of browsers and drivers, if this is allowed.
 * @throws UserError that lists the packages that are still missing
 */
export async function ensureBrowsers(engines: readonly Engine[]) {
  const needs = engines.flatMap((engine) =>
    Object.entries(engine.needs).map(([command, name]) => ({ engine, command, name })),
  );
  for (const { engine, command, name } of needs)
    if (!findCommand(command)) await installWithApt(name, `the scenarios run in ${engine.name}`);
  const missing = needs.filter(({ command }) => !findCommand(command));
  if (missing.length === 0) return;
  throw new UserError(
    `Not on this machine: ${missing.map(({ command }) => command).join(", ")}.`,
    `On Debian: apt install ${missing.map(({ name }) => name).join(" ")}\nOr leave an engine out: npm run cross-browser -- --engines=Firefox`,
  );
}
