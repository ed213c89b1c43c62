/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { precompress } from "@/scripts/build/delivery/precompress";
import { writeHostFiles } from "@/scripts/build/delivery/write-host-files";
import { readSite } from "@/scripts/build/html/pages";
import { listFiles } from "@/scripts/project.mjs";

const page = (hash: string) =>
  `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' '${hash}'; connect-src 'self'; base-uri 'none'"/></head>`;

const SITE = {
  _headers: "",
  "index.html": page("sha256-home="),
  "about.html": page("sha256-about="),
  "fr.html": page("sha256-fr="),
  "404.html": page("sha256-404="),
  "about.txt": "",
  "_next/static/chunks/a.js": "a".repeat(500),
  "og/home.png": "",
  "sw.js": "",
};

/** Returns the files that the build writes for a site published at the given path, keyed by file name. */
function hostFiles(base: string): Record<string, string> {
  const folder = temporaryFolder();
  writeHostFiles(readSite(temporaryFolder(SITE), base), folder);
  return Object.fromEntries(
    listFiles(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

describe.each(["", "/repo"])("the CloudFront function below the base path %p", (base) => {
  const source = hostFiles(base)["cloudfront-function.js"];
  type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
  const run = (uri: string, querystring: Values = {}) =>
    runInNewContext(`${source}; handler(event)`, { event: { request: { uri, querystring } } });

  it.each([
    [`${base}/about`, "/about.html"],
    [`${base}/fr`, "/fr.html"],
    [`${base}/`, "/index.html"],
    [`${base}/about.txt`, "/about.txt"],
    [`${base}/sw.js`, "/sw.js"],
    [`${base}/no-such-page`, "/no-such-page"],
  ])("maps %s to the file %s", (uri, file) => {
    expect(run(uri)).toMatchObject({ uri: file });
  });

  it.each([
    [`${base}/about/`, `${base}/about`],
    [`${base}/about.html`, `${base}/about`],
    [`${base}//about`, `${base}/about`],
    [`${base}/index.html`, `${base}/`],
  ])("redirects %s to %s, and preserves the query of the URL", (uri, target) => {
    const query = { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] } };
    expect(run(uri, { ...query, b: { value: "" } })).toMatchObject({
      statusCode: 308,
      headers: { location: { value: `${target}?a=1&a=2&b` } },
    });
  });

  it("is smaller than the size limit of CloudFront", () => {
    expect(Buffer.byteLength(source ?? "")).toBeLessThan(10_240);
  });
});

describe("the CloudFront headers", () => {
  const files = hostFiles("");
  const all = JSON.parse(files["cloudfront-headers.json"] ?? "");
  const previews = JSON.parse(files["cloudfront-headers-previews.json"] ?? "");

  it("do not block any script of an old or new page, and contain all other restrictions", () => {
    expect(all.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
      "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it("allow other sites to display only the preview pictures", () => {
    const policyOf = (config: typeof all) =>
      config.CustomHeadersConfig.Items.find(
        ({ Header }: { Header: string }) => Header === "Cross-Origin-Resource-Policy",
      ).Value;
    expect([policyOf(all), policyOf(previews)]).toEqual(["same-origin", "cross-origin"]);
  });
});

test("the upload to S3 ends with the files that refer to other files: first the pages, then the service worker", () => {
  const uploads = (hostFiles("")["s3-upload.sh"] ?? "").match(/^upload .*/gm) ?? [];
  const turn = (file: string) => uploads.findIndex((line) => line.includes(`"${file}"`));
  expect(turn("_next/static/*.js")).toBe(0);
  expect(uploads[0]).toMatch(/"text\/javascript" .*immutable/);
  expect(turn("about.html")).toBe(uploads.length - 2);
  expect(turn("404.html")).toBe(uploads.length - 2);
  expect(turn("sw.js")).toBe(uploads.length - 1);
  expect(uploads.join()).not.toContain("_headers");
});

test("files that become smaller by compression have compressed copies, but files that configure a host have none", () => {
  const out = temporaryFolder(SITE);
  precompress(out);
  const copies = listFiles(out).filter((file) => /\.(br|gz)$/.test(file));
  expect(copies).toContain("_next/static/chunks/a.js.br");
  expect(copies).toContain("_next/static/chunks/a.js.gz");
  expect(copies.filter((file) => /^(_headers|about\.txt|og\/)/.test(file))).toEqual([]);
});
