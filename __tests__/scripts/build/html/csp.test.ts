/** @jest-environment node */
import { createHash } from "node:crypto";
import {
  addPolicies,
  cspHash,
  declaredPolicy,
  inlineHashes,
  policyViolations,
} from "@/scripts/build/html/csp";
import { HtmlPage } from "@/scripts/build/html/html-page";
import { stripPolyfills } from "@/scripts/build/html/strip-polyfills";

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const parsed = (html: string) => new HtmlPage("index.html", html);

const siteOf = (files: Record<string, string>) => ({
  out: "",
  base: "",
  pages: Object.entries(files).map(([file, html]) => new HtmlPage(file, html)),
});

/** Returns the html of a page of a site, as the build steps have changed it. */
const htmlOf = ({ pages }: ReturnType<typeof siteOf>, file = "index.html") =>
  pages.find((each) => each.file === file)?.html ?? "";

const policyOf = (site: ReturnType<typeof siteOf>, file?: string) =>
  declaredPolicy(parsed(htmlOf(site, file)));

describe("the hashes of a page", () => {
  it("cover the inline scripts and inline styles of the page, each of them once", () => {
    const html = page(
      "<script>one()</script><script>two()</script><script>one()</script>",
      "<style>a{}</style>",
    );
    const sha256 = (text: string) =>
      `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(inlineHashes(parsed(html))).toEqual({
      scripts: [sha256("one()"), sha256("two()")].sort(),
      styles: [sha256("a{}")],
      sheets: [],
    });
  });

  it("do not cover scripts with a URL, nor script elements that contain only data", () => {
    const html = page(
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(inlineHashes(parsed(html)).scripts).toEqual([]);
  });

  it("are computed from the text after parsing, as browsers compute them", () => {
    expect(cspHash("a\r\nb")).toBe(cspHash("a\nb"));
  });

  it("do not cover tags inside a script, nor a script inside a comment", () => {
    const html = page(
      '<script>push("<script>x()<\\/script>")</script><!-- <script>y()</script> -->',
    );
    expect(inlineHashes(parsed(html)).scripts).toEqual([cspHash('push("<script>x()<\\/script>")')]);
  });
});

describe("the violations of a policy", () => {
  it.each([
    ["a style attribute", '<p style="color:red">x</p>'],
    ["a style attribute without quotes", "<p STYLE=color:red>x</p>"],
    ["an inline handler", '<button onclick="x()">x</button>'],
    ["a script of another host", '<script src="https://cdn.example/a.js"></script>'],
    ["a picture of another host", '<img alt="" src="//cdn.example/a.png">'],
    [
      "a picture of another host among several",
      '<img alt="" srcset="/a.png 1x, https://cdn.example/b.png 2x">',
    ],
    ["a style sheet of another host", '<link rel="stylesheet" href="https://cdn.example/a.css">'],
    ["a font of another host", '<link rel="preload" as="font" href="https://cdn.example/a.woff2">'],
    ["a javascript: link", '<a href="javascript:x()">x</a>'],
  ])("include %s", (_, body) => {
    const violations = policyViolations(parsed(page(body)));
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(body.slice(0, 17));
  });

  it.each([
    ["page data that quotes markup", '<script>push("<p style=\\"x\\" onclick=\\"y\\">")</script>'],
    ["text that looks like an attribute", "<p>Write style=&quot;x&quot; or onclick=</p>"],
    ["an attribute value that looks like one", '<p title="a style=b onclick=c >">x</p>'],
    ["a comment", '<!-- > <p style="x"> -->'],
    [
      "links and addresses for other sites",
      '<a href="https://a.example">x</a><link rel="canonical" href="https://a.example">',
    ],
    [
      "own files and embedded pictures",
      '<img alt="" src="/a.png"><img alt="" src="data:image/gif;base64,R0">',
    ],
  ])("do not include %s", (_, body) => {
    expect(policyViolations(parsed(page(body)))).toEqual([]);
  });
});

describe("the build step for policies", () => {
  it("inserts a policy directly after the charset; the policy allows only the scripts of the page itself", () => {
    const site = siteOf({
      "index.html": page("<script>home()</script>"),
      "about.html": page("<script>about()</script>"),
    });
    addPolicies(site);
    const home = htmlOf(site);
    expect(home).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
    expect(policyOf(site)).toContain(`script-src 'self' ${cspHash("home()")};`);
    expect(policyOf(site)).not.toContain(cspHash("about()"));
    expect(policyOf(site)).toContain("default-src 'none'");
    expect(policyOf(site)).not.toContain("frame-ancestors");
  });

  it("allows the styles of every page on every page, because the first policy remains after client-side navigation", () => {
    const site = siteOf({
      "index.html": page("", "<style>a{}</style>"),
      "about.html": page("", "<style>b{}</style>"),
      "fr.html": page(""),
    });
    addPolicies(site);
    const styles = [cspHash("a{}"), cspHash("b{}")].sort().join(" ");
    for (const file of ["index.html", "about.html", "fr.html"]) {
      expect(policyOf(site, file)).toContain(`style-src 'self' ${styles};`);
    }
  });

  it("allows an inlined style sheet before its disabled link only on the page that contains this style sheet", () => {
    const sheet = '<style>a{}</style><link disabled="" rel="stylesheet" href="/a.css"/>';
    const site = siteOf({ "index.html": page("", sheet), "about.html": page("") });
    addPolicies(site);
    expect(policyOf(site)).toContain(`style-src 'self' ${cspHash("a{}")};`);
    expect(policyOf(site, "about.html")).toContain("style-src 'self';");
  });

  it("allows pages to connect only to their own site, and to a receiver if one is configured", () => {
    const connections = (receivers?: Parameters<typeof addPolicies>[1]) => {
      const site = siteOf({ "index.html": page("") });
      const said = addPolicies(site, receivers);
      const policy = policyOf(site) ?? "";
      return { said, policy, connect: /connect-src [^;]*/.exec(policy)?.[0] };
    };
    const alone = connections();
    const sending = connections({ data: ["https://data.lab.example"], contact: [], tiles: [] });
    expect(alone.connect).toBe("connect-src 'self'");
    expect(sending.connect).toBe("connect-src 'self' https://data.lab.example");
    expect(sending.policy.replace(" https://data.lab.example", "")).toBe(alone.policy);
    expect(sending.said).toContain("https://data.lab.example");
    expect(alone.said).not.toContain("https:");
  });

  it("allows pictures of a street map if the build configures this map, and of no other host", () => {
    const site = siteOf({ "index.html": page("") });
    const said = addPolicies(site, { data: [], contact: [], tiles: ["https://a.tiles.example"] });
    const policy = policyOf(site) ?? "";
    expect(policy).toContain("img-src 'self' data: blob: https://a.tiles.example;");
    expect(policy.match(/tiles\.example/g)).toHaveLength(1);
    expect(said).toContain("show tiles of https://a.tiles.example");
  });

  it("allows sending the contact form, with and without scripts, if an endpoint is configured", () => {
    const site = siteOf({ "index.html": page("") });
    addPolicies(site, { data: ["https://a.example"], contact: ["https://a.example"], tiles: [] });
    const policy = policyOf(site);
    expect(policy).toContain("connect-src 'self' https://a.example;");
    expect(policy).toContain("form-action https://a.example;");
    const alone = siteOf({ "index.html": page("") });
    addPolicies(alone);
    expect(policyOf(alone)).toContain("form-action 'none';");
  });

  it("stops the build if the policy would block an element, and reports the file and the element", () => {
    const site = siteOf({ "fr/about.html": page('<p style="color:red">x</p>') });
    expect(() => addPolicies(site)).toThrow(
      /out\/fr\/about\.html.*style attribute.*<p style="color:red">/,
    );
  });

  it("stops the build if an element before the policy would load a file", () => {
    const late = '<html><head><script src="/a.js"></script><meta charset="utf-8"></head></html>';
    expect(() => addPolicies(siteOf({ "index.html": late }))).toThrow(/charset/);
  });
});

describe("the script elements for polyfills", () => {
  it("are removed by the build, and no other script is removed", () => {
    const kept = '<script src="/a.js" async=""></script><script>x()</script>';
    const site = siteOf({
      "index.html": page(`<script src="/polyfills.js" noModule=""></script>${kept}`),
      "about.html": page(kept),
    });
    expect(stripPolyfills(site)).toMatch(/1 pages/);
    expect(htmlOf(site)).toBe(page(kept));
    expect(htmlOf(site, "about.html")).toBe(page(kept));
  });
});
