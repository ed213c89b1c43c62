import { join } from "node:path";
import { ensureInstalled } from "./ensure.mjs";
import { ROOT } from "./project.mjs";
import { run, runMain } from "./terminal.mjs";

const SESSIONS = 200;

/** Sends many studies from the outbox through a line that fails, in Node with a store of its own, and prints what became of them. */
await runMain(async () => {
  await ensureInstalled();
  const jest = join(ROOT, "node_modules/jest/bin/jest.js");
  const { code } = await run(
    process.execPath,
    [jest, "__tests__/experiments/engine/sending/faulty-line.test.ts"],
    {
      env: { SENDING_SESSIONS: String(SESSIONS) },
    },
  );
  process.exitCode = code;
});
