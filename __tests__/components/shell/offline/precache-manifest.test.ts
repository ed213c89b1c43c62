/** @jest-environment node */
import {
  cacheKey,
  canonicalPath,
  precacheOrder,
} from "@/components/shell/offline/precache-manifest";

it.each([
  ["/", "/", "/"],
  ["/index.html", "/", "/"],
  ["/about", "/", "/about"],
  ["/about/", "/", "/about"],
  ["/about.html", "/", "/about"],
  ["//about", "/", "/about"],
  ["/fr/", "/", "/fr"],
  ["/fr/index.html", "/", "/fr"],
  ["/repo", "/repo/", "/repo/"],
  ["/repo/", "/repo/", "/repo/"],
  ["/repo/index.html", "/repo/", "/repo/"],
  ["/repo/about/", "/repo/", "/repo/about"],
])("the path %s, on a site whose home page is %s, leads to the page at %s", (path, home, clean) => {
  expect(canonicalPath(path, home)).toBe(clean);
});

it("the manifest lists the files of the current page first, and the other language last", () => {
  const files = [
    { url: "/404.html", hash: "a" },
    { url: "/fr", hash: "b", locale: "fr" },
    { url: "/about", hash: "c", locale: "en" },
    { url: "/used.js", hash: "d" },
  ];
  const order = precacheOrder(
    { version: "1", shell: 1, site: 4, files },
    { used: ["/used.js"], locale: "en" },
  );
  expect(order.map(({ url }) => url)).toEqual(["/used.js", "/404.html", "/about", "/fr"]);
});

it("the manifest has different cache keys for two files with the same URL and different contents", () => {
  expect(cacheKey({ url: "/a", hash: "x" })).not.toBe(cacheKey({ url: "/a", hash: "y" }));
});
