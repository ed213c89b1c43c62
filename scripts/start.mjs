import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { runMain } from "./terminal.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // These modules are imported only here, because the packages that they need may just have been installed.
  const { register } = await import("tsx/esm/api");
  register();
  const { serve } = await import("./serve.ts");
  await serve();
});
