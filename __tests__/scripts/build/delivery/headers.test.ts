/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import {
  formatHeaders,
  headerRules,
  headersFor,
  parseHeaders,
  repeatedHeaders,
  writeHeadersFile,
} from "@/scripts/build/delivery/headers";
import { writeHostFiles } from "@/scripts/build/delivery/write-host-files";
import { readSite } from "@/scripts/build/html/pages";

const page = (policy: string) =>
  `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/></head>`;

const exportedSite = () =>
  temporaryFolder({
    "index.html": page("script-src 'self' 'sha256-home='"),
    "about.html": page("script-src 'self' 'sha256-about='"),
    "fr.html": page("script-src 'self' 'sha256-fr='"),
    "fr/about.html": page("script-src 'self' 'sha256-fr-about='"),
    "404.html": page("script-src 'self'"),
    "about.txt": "",
    "about/__next._tree.txt": "",
    "fr/__next.!KGluZm8p.__PAGE__.txt": "",
    ".well-known/security.txt": "",
    "_next/static/chunks/a.js": "",
    "_next/static/media/a.woff2": "",
    "favicon.ico": "",
    "icons/app-512.png": "",
    "manifest.webmanifest": "",
    "sw.js": "",
    "og/home.png": "",
    "apps/stroop/en.0123abcd.json": "",
    "apps/stroop/desktop-en.webp": "",
    "fr/extra.png": "",
  });

const ADDRESSES = [
  "/",
  "/about",
  "/fr",
  "/fr/about",
  "/unknown",
  "/about.txt",
  "/about/__next._tree.txt",
  "/fr/__next.!KGluZm8p.__PAGE__.txt",
  "/.well-known/security.txt",
  "/_next/static/chunks/a.js",
  "/_next/static/media/a.woff2",
  "/favicon.ico",
  "/icons/app-512.png",
  "/manifest.webmanifest",
  "/sw.js",
  "/og/home.png",
  "/apps/stroop/en.0123abcd.json",
  "/apps/stroop/desktop-en.webp",
  "/fr/extra.png",
];

describe("if a survey may embed the page of studies,", () => {
  const origins = ["https://a.qualtrics.com", "https://b.example"];
  const site = temporaryFolder({
    "study.html": page("script-src 'self'"),
    "fr/study.html": page("script-src 'self'"),
    "about.html": page("script-src 'self'"),
    "404.html": page("script-src 'self'"),
    "sw.js": "",
  });
  const rules = headerRules(readSite(site), origins);

  it.each(["/study", "/fr/study"])(
    "the policy of %s lists exactly the survey's origins, and no other header blocks these origins",
    (path) => {
      const headers = headersFor(rules, path);
      expect(headers["Content-Security-Policy"]).toBe(
        `script-src 'self'; frame-ancestors ${origins.join(" ")}`,
      );
      expect(headers).not.toHaveProperty("X-Frame-Options");
    },
  );

  it.each(["/about", "/sw.js"])("no other page can be embedded: %s", (path) => {
    expect(headersFor(rules, path)["X-Frame-Options"]).toBe("DENY");
  });

  it("the configurations of all other hosts contain the same rules", () => {
    const folder = temporaryFolder();
    writeHostFiles(readSite(site), folder, origins);
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    const [nginx, caddy, cloudfront] = ["nginx.conf", "Caddyfile", "cloudfront-headers.json"].map(
      read,
    ) as [string, string, string];
    const policy = `frame-ancestors ${origins.join(" ")}`;
    for (const text of [nginx, caddy, cloudfront]) expect(text).toContain(policy);
    expect(nginx).toContain('"~^/about\\.html$" "DENY"');
    expect(nginx).not.toContain('add_header X-Frame-Options "DENY"');
    expect(cloudfront).not.toContain("X-Frame-Options");
    expect(cloudfront).not.toContain("FrameOptions");
  });
});

describe("the header rules", () => {
  const rules = headerRules(readSite(exportedSite()));
  const headers = (address: string) => headersFor(rules, address);

  it("never set the same header twice for one URL", () => {
    expect(repeatedHeaders(rules, ADDRESSES)).toEqual([]);
  });

  it.each(ADDRESSES)("protect the URL %s", (address) => {
    expect(headers(address)).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(self\)/),
      "Strict-Transport-Security": expect.stringMatching(/^max-age=\d{8}/),
    });
  });

  it.each([
    ["/", /must-revalidate/],
    ["/fr/about", /must-revalidate/],
    ["/about/__next._tree.txt", /must-revalidate/],
    ["/manifest.webmanifest", /must-revalidate/],
    ["/sw.js", /must-revalidate/],
    ["/_next/static/chunks/a.js", /max-age=31536000, immutable/],
    ["/apps/stroop/en.0123abcd.json", /max-age=31536000, immutable/],
    ["/apps/stroop/desktop-en.webp", /max-age=86400/],
    ["/icons/app-512.png", /max-age=86400/],
    ["/og/home.png", /max-age=86400/],
  ])("allow caches to store %s for the full cache lifetime", (address, expected) => {
    expect(headers(address)["Cache-Control"]).toMatch(expected);
  });

  it("allow other sites to display the preview pictures, and no other file", () => {
    const open = ADDRESSES.filter(
      (address) => headers(address)["Cross-Origin-Resource-Policy"] === "cross-origin",
    );
    expect(open).toEqual(["/og/home.png"]);
  });

  it("give each page a separate policy, including the directive that works only in a header", () => {
    expect(headers("/fr/about")["Content-Security-Policy"]).toBe(
      "script-src 'self' 'sha256-fr-about='; frame-ancestors 'none'",
    );
    expect(headers("/unknown")).not.toHaveProperty("Content-Security-Policy");
  });

  it("allow the service worker to connect only to the host of the site", () => {
    expect(headers("/sw.js")["Content-Security-Policy"]).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  it("remain the same after they are written to a file and parsed again", () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });
});

describe("header rules that overlap", () => {
  const everywhere = { path: "/*", headers: { "X-Robots-Tag": "all" } };

  it("are detected, even if the names of their headers differ in upper and lower case", () => {
    const rules = [everywhere, { path: "/about", headers: { "x-robots-tag": "none" } }];
    expect(repeatedHeaders(rules, ["/", "/about"])).toEqual(["/about: x-robots-tag"]);
  });

  it("are joined in the same way as the hosts join them", () => {
    const rules = [everywhere, { path: "/about", headers: { "X-Robots-Tag": "none" } }];
    expect(headersFor(rules, "/about")).toEqual({ "X-Robots-Tag": "all, none" });
  });
});

describe("the build step for headers", () => {
  it("writes the file _headers", () => {
    const out = exportedSite();
    writeHeadersFile(readSite(out));
    const rules = parseHeaders(readFileSync(join(out, "_headers"), "utf8"));
    expect(headersFor(rules, "/")["Content-Security-Policy"]).toContain("sha256-home=");
  });

  it("refuses to write a line that Cloudflare Pages would ignore", () => {
    const out = temporaryFolder({ "index.html": page(`script-src ${"x".repeat(2000)}`) });
    expect(() => writeHeadersFile(readSite(out))).toThrow(/longer than 2000/);
  });
});
