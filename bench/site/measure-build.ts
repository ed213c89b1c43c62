import { say } from "@/scripts/terminal.mjs";
import { buildCold, copyProject } from "./project-copy";
import type { BuildTime } from "./results";

/** Builds the site without caches, from a copy of the sources. */
export async function measureBuild(): Promise<BuildTime> {
  const { seconds, cpuSeconds } = await buildCold(copyProject("build"));
  say(`· built in ${seconds.toFixed(1)} s`);
  return { seconds, cpuSeconds };
}
