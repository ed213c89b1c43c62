import { findCommand, installWithApt } from "../scripts/programs.mjs";
import { UserError } from "../scripts/terminal.mjs";

/**
 * Installs the Debian packages of browsers and drivers that are missing, where that is allowed.
 *
 * @param {import("./engine").Engine[]} engines
 * @throws UserError with what is still missing
 */
export async function ensureBrowsers(engines) {
  const needs = engines.flatMap((engine) =>
    Object.entries(engine.needs).map(([command, name]) => ({ engine, command, name })),
  );
  for (const { engine, command, name } of needs)
    if (!findCommand(command)) await installWithApt(name, `the journeys go through ${engine.name}`);
  const missing = needs.filter(({ command }) => !findCommand(command));
  if (missing.length === 0) return;
  throw new UserError(
    `Not on this machine: ${missing.map(({ command }) => command).join(", ")}.`,
    `On Debian, install ${missing.length > 1 ? "them" : "it"}: apt install ${missing.map(({ name }) => name).join(" ")}\nOr leave an engine out: npm run engines -- --engines=Firefox`,
  );
}
