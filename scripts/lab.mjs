import { ensureInstalled } from "./ensure.mjs";
import { runMain } from "./terminal.mjs";

await runMain(async () => {
  await ensureInstalled();
  // These modules are imported only here, because the packages that they need may just have been installed.
  const { register } = await import("tsx/esm/api");
  register();
  const { lab } = await import("./lab/lab.ts");
  await lab(process.argv.slice(2));
});
