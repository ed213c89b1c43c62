/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { pageWeights } from "@/scripts/build/weight/page-weight";
import { temporaryFolder } from "./temporary-folder";

const SCRIPT = "run(); ".repeat(300);

it.each(["", "/repo"])(
  "weighs what a page's html makes a browser load, each file once (published at %j)",
  async (base) => {
    const html = `<link rel="preload" as="script" href="${base}/a.js"/>
<script src="${base}/a.js"></script><script src="${base}/old.js" noModule=""></script><script>inline()</script>
<link rel="stylesheet" href="${base}/a.css"/><link rel="preload" as="font" href="${base}/a.woff2"/>`;
    const out = temporaryFolder({
      "fr/about.html": html,
      "404.html": "",
      "a.js": SCRIPT,
      "old.js": SCRIPT,
      "a.css": "a{}",
      "a.woff2": "0123456789",
    });
    const [notFound, about] = await pageWeights(out, { base });
    expect(notFound).toMatchObject({ page: "/404.html", js: 0, css: 0, fonts: 0 });
    expect(about).toMatchObject({
      page: "/fr/about",
      js: brotliCompressSync(SCRIPT).length,
      css: brotliCompressSync("a{}").length,
      fonts: 10,
    });
  },
);

it("weighs the pages with the longest html, if not all of them", async () => {
  const out = temporaryFolder({ "a.html": "aa", "b.html": "b", "c.html": "cccc" });
  const weights = await pageWeights(out, { base: "", most: 2 });
  expect(weights.map(({ page }) => page)).toEqual(["/a", "/c"]);
});
