import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { runMain } from "./terminal.mjs";
import { runPlaywright } from "./test-e2e.mjs";

const SUBMISSIONS = 200;

/** Sends many messages from the form through all that can go wrong, and prints what became of them. */
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await runPlaywright(["--project=builds", "e2e/contact-faults.spec.ts"], {
    CONTACT_SUBMISSIONS: String(SUBMISSIONS),
  });
});
