import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { runMain } from "./terminal.mjs";
import { runPlaywright } from "./test-e2e.mjs";

/** Has scripted visitors use the site for half an hour, or for as many minutes as `SOAK_MINUTES` says. */
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await runPlaywright(["--project=soak"]);
});
