import { runMain } from "../terminal.mjs";
import { runPlaywright } from "../test-e2e.mjs";

const SUBMISSIONS = 200;

/**
 * Sends many messages of the contact form through a faulty connection, and prints the outcome for each kind of fault.
 */
await runMain(async () => {
  process.exitCode = await runPlaywright(["--project=builds", "e2e/contact-faults.spec.ts"], {
    CONTACT_SUBMISSIONS: String(SUBMISSIONS),
  });
});
