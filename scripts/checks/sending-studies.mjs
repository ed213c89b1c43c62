import { join } from "node:path";
import { ROOT } from "../project.mjs";
import { run, runMain } from "../terminal.mjs";

const SESSIONS = 200;

/**
 * Sends many studies from an outbox in Node through a faulty connection, and prints the outcome for each kind of fault.
 */
await runMain(async () => {
  const jest = join(ROOT, "node_modules/jest/bin/jest.js");
  const { code } = await run(
    process.execPath,
    [jest, "__tests__/experiments/engine/sending/faulty-line.test.ts"],
    { env: { SENDING_SESSIONS: String(SESSIONS) } },
  );
  process.exitCode = code;
});
