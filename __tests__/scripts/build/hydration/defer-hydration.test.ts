/** @jest-environment node */
import { HtmlPage } from "@/scripts/build/html/html-page";
import { deferHydrationOf } from "@/scripts/build/hydration/defer-hydration";
import { hydrationManifestOf } from "@/scripts/build/hydration/hydration-manifest";

const EXPORTED = `<!DOCTYPE html><html lang="en" data-version="r1"><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/_next/webpack.js"/><script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script><script>scheme()</script></head><body><h1>Hello</h1><script type="application/ld+json">{"@context":"x"}</script><script src="/_next/webpack.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{\\"b\\":"])</script><script>self.__next_f.push([1,"\\"r1\\u003c\\"}"])</script></body></html>`;

const page = new HtmlPage("index.html", EXPORTED);
const data = deferHydrationOf(page, {
  base: "",
  dataUrl: "/index.txt",
  script: "start()",
  modulesOf: () => [7, 8],
  sizeOf: (url) => ({ "/_next/a.js": 200, "/_next/b.js": 100 })[url] ?? 0,
});

it("the build step for deferred hydration removes scripts and data from a page, and changes nothing else", () => {
  const [before] = page.html.split('<script type="application/json"');
  expect(before).toBe(
    '<!DOCTYPE html><html lang="en" data-version="r1"><head><meta charSet="utf-8"/><script>scheme()</script></head><body><h1>Hello</h1><script type="application/ld+json">{"@context":"x"}</script>',
  );
  expect(page.html).toMatch(/<script>start\(\)<\/script><\/body><\/html>$/);
  expect(data).toBe('0:{"b":"r1<"}');
});

it("the build step for deferred hydration lists the files that hydration needs, with the smallest script first", () => {
  expect(hydrationManifestOf(new HtmlPage("index.html", page.html))).toEqual({
    version: "r1",
    data: "/index.txt?release=r1",
    length: 13,
    scripts: ["/_next/b.js", "/_next/a.js"],
    runtime: "/_next/webpack.js",
    modules: [7, 8],
  });
});
