/** @jest-environment node */
import { join } from "node:path";
import { failuresOf } from "@/scripts/beside-compilation.mjs";
import { isBrowserOnly } from "@/scripts/lean-webpack.mjs";
import { temporaryFolder } from "./temporary-folder";

const wanted = (issuer: string | undefined, ...types: string[]) => ({
  contextInfo: { issuer },
  dependencies: types.map((type) => ({ type })),
});

it("leaves to the browser what only browser code fetches, and only when it needs it", () => {
  const card = "/components/features/portfolio/card-parts.client.tsx";
  expect(isBrowserOnly(wanted(card, "import()"))).toBe(true);
  expect(isBrowserOnly(wanted("/experiments/load-app.client.ts", "import()", "import()"))).toBe(
    true,
  );
  expect(isBrowserOnly(wanted(card, "harmony side effect evaluation"))).toBe(false);
  expect(isBrowserOnly(wanted(card, "import()", "harmony import specifier"))).toBe(false);
  expect(isBrowserOnly(wanted("/components/features/home/home-page.tsx", "import()"))).toBe(false);
  expect(isBrowserOnly(wanted(undefined, "import()"))).toBe(false);
});

it("names what has failed beside the compilation, and does the rest all the same", async () => {
  const folder = temporaryFolder({
    "good.mjs": "process.exitCode = process.argv[2] === 'as asked' ? 0 : 1;",
    "bad.mjs": "process.exitCode = 2;",
  });
  const tasks = {
    "The first": { script: join(folder, "bad.mjs") },
    "The second": { script: join(folder, "good.mjs"), args: ["as asked"] },
    "The third": { script: join(folder, "good.mjs") },
  };
  await expect(failuresOf(tasks)).resolves.toEqual(["The first", "The third"]);
});
