import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { runMain } from "./terminal.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // These modules are imported here, because they need packages that may just have been installed.
  const { register } = await import("tsx/esm/api");
  register();
  const { serve } = await import("./serve.ts");
  await serve();
});
