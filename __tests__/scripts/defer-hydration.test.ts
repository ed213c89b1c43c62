/** @jest-environment node */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inlineStyles } from "@/scripts/build/html/inline-styles";
import { withDeferredHydration } from "@/scripts/build/hydration/defer-hydration";
import { hydrationManifestOf } from "@/scripts/build/hydration/hydration-manifest";
import { temporaryFolder } from "./temporary-folder";

const EXPORTED = `<!DOCTYPE html><html lang="en" data-version="r1"><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/_next/webpack.js"/><script src="/_next/a.js" async=""></script><script>scheme()</script></head><body><h1>Hello</h1><script type="application/ld+json">{"@context":"x"}</script><script src="/_next/webpack.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{\\"b\\":"])</script><script>self.__next_f.push([1,"\\"r1\\u003c\\"}"])</script></body></html>`;

const late = withDeferredHydration(EXPORTED, {
  address: "/index.txt",
  script: "start()",
  modulesOf: () => [7, 8],
});

it("takes scripts and data out of a page, and leaves all else", () => {
  const [before] = late.html.split('<script type="application/json"');
  expect(before).toBe(
    '<!DOCTYPE html><html lang="en" data-version="r1"><head><meta charSet="utf-8"/><script>scheme()</script></head><body><h1>Hello</h1><script type="application/ld+json">{"@context":"x"}</script>',
  );
  expect(late.html).toMatch(/<script>start\(\)<\/script><\/body><\/html>$/);
  expect(late.data).toBe('0:{"b":"r1<"}');
});

it("writes the page's hydration manifest", () => {
  expect(hydrationManifestOf(late.html)).toEqual({
    version: "r1",
    data: "/index.txt?release=r1",
    length: 13,
    scripts: ["/_next/a.js"],
    runtime: "/_next/webpack.js",
    modules: [7, 8],
  });
});

it.each(["", "/repo"])("puts style sheets into pages, in their order (published at %j)", (base) => {
  const out = temporaryFolder({
    "index.html": `<head><link rel="stylesheet" href="${base}/a.css" data-precedence="next"/><link rel="stylesheet" href="${base}/b.css"/><link rel="preload" as="style" href="${base}/error.css"/></head>`,
    "a.css": "a{}",
    "b.css": "b{content:'$&'}",
  });
  inlineStyles(out, base);
  expect(readFileSync(join(out, "index.html"), "utf8")).toBe(
    `<head><style>a{}</style><link disabled="" rel="stylesheet" href="${base}/a.css" data-precedence="next"/><style>b{content:'$&'}</style><link disabled="" rel="stylesheet" href="${base}/b.css"/></head>`,
  );
});
