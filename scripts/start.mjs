import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { runMain } from "./terminal.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Imported here, because it needs packages that may just have been installed.
  const { serve } = await import("./serve.mjs");
  await serve();
});
