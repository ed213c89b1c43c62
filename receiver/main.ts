import { createReceiver } from "./receiver.ts";
import { readSettings, SettingError } from "./settings.ts";

const log = (messageId: string | undefined, event: string) =>
  process.stdout.write(`${new Date().toISOString()} ${messageId ?? "-"} ${event}\n`);

try {
  const receiver = await createReceiver(readSettings(process.env), log);
  const { address, port } = await receiver.listen();
  log(undefined, `listening on ${address} port ${port}`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void receiver.close());
} catch (error) {
  // The operator can correct a setting or free a port, and needs no stack for it.
  const { message, stack, code } = error as NodeJS.ErrnoException;
  process.stderr.write(`${error instanceof SettingError || code ? message : stack}\n`);
  process.exitCode = 1;
}
