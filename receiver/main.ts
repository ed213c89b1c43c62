import { logLine } from "./log.ts";
import { createReceiver } from "./receiver.ts";
import { reasonOf } from "./refusals.ts";
import { COMMANDS } from "./sessions/commands.ts";
import { SchemaError } from "./sessions/migrations.ts";
import { readCommand } from "./sessions/read-command.ts";
import { readSettings, readStoreSettings, SettingError } from "./settings.ts";

const [name, ...args] = process.argv.slice(2);

async function serve(): Promise<void> {
  // The receiver continues to run if the journal that reads its output stops.
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
  const receiver = await createReceiver(readSettings(process.env), logLine);
  const { address, port } = await receiver.listen();
  logLine({ event: "listening", text: `listening on ${address} port ${port}` });
  // Each request has its own error handling. An error outside of this handling must not end the other requests.
  for (const escaped of ["uncaughtException", "unhandledRejection"])
    process.on(escaped, (error) => logLine({ event: "escaped", reason: reasonOf(error) }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void receiver.close());
}

async function runCommand(): Promise<void> {
  if (name === "read") return await readCommand(process.env, args);
  const command = Object.hasOwn(COMMANDS, name ?? "") ? COMMANDS[name ?? ""] : undefined;
  if (!command) {
    const known = [...Object.keys(COMMANDS), "read"].join(", ");
    throw new SettingError(
      `There is no command "${name}". Without one the receiver serves; others: ${known}`,
    );
  }
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (!(await command(readStoreSettings(process.env), args, print))) process.exitCode = 1;
}

try {
  await (name === undefined ? serve() : runCommand());
} catch (error) {
  // The message alone explains how the operator can correct a setting or free a port, so no stack trace is printed.
  const { message, stack, code } = error as NodeJS.ErrnoException;
  const isForeseen = error instanceof SettingError || error instanceof SchemaError || code;
  process.stderr.write(`${isForeseen ? message : stack}\n`);
  process.exitCode = 1;
}
