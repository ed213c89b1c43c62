import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles, OUT } from "../scripts/project.mjs";
import { leftOut } from "../scripts/subset-fonts.mjs";

test("the fonts have every character of the pages and sheets that their packages have", () => {
  const files = listFiles(OUT).filter((file) => /\.html$|^apps\/.*\.json$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect.soft(leftOut(readFileSync(join(OUT, file), "utf8")), file).toEqual([]);
});
