/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appFiles, leftOverFiles } from "@/scripts/generate/apps";
import { ROOT } from "@/scripts/project.mjs";

it("every generated list of apps is up to date: it equals the output of `npm run gen:apps`", async () => {
  const outdated = Object.entries(await appFiles()).flatMap(([path, text]) => {
    const target = join(ROOT, path);
    return existsSync(target) && readFileSync(target, "utf8") === text ? [] : [path];
  });
  expect([...outdated, ...leftOverFiles()]).toEqual([]);
});
