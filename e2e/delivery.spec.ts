import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { precompress } from "@/scripts/build/delivery/precompress";
import { findNginx } from "@/scripts/programs.mjs";
import { listFiles, OUT } from "@/scripts/project.mjs";
import { startServer } from "@/scripts/serve";
import { startNginx } from "../testing/nginx";
import { PAGES } from "../testing/site";

/**
 * The requirements for every host. They are tested on the hosts that this machine can run, at the root of the host and
 * below a path.
 */
const BASES = ["", "/repo"];

const nginx = await findNginx();
if (!nginx) process.stdout.write("nginx was not found, so its configuration is not tried.\n");

type Host = { url: string; close: () => Promise<unknown> };

const HOSTS: Record<string, (out: string, base: string, folder: string) => Promise<Host>> = {
  "npm start": async (out, base) => {
    const { url, close } = await startServer({ port: 0, quiet: true, out, base });
    return { url: new URL(url).origin, close };
  },
  ...(nginx && { nginx: (out, base, folder) => startNginx(nginx, out, base, folder) }),
};

// All tests use the same copy of the site, which contains compressed files.
test.describe.configure({ mode: "default" });

let folder: string;
let out: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "protocole-delivery-"));
  out = join(folder, "out");
  cpSync(OUT, out, { recursive: true, preserveTimestamps: true });
  precompress(out);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Answer = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  names: string[];
  body: Buffer;
};
type Asked = { method?: string; headers?: Record<string, string> };

/** Sends the path unchanged; fetch() would normalise it. */
function send(url: string, path: string, { method = "GET", headers = {} }: Asked = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          names: response.rawHeaders.filter((_, index) => index % 2 === 0),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject).end();
  });
}

const inOut = (file: string) => readFileSync(join(OUT, file));

const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Returns the first file of the export whose name matches the pattern, in alphabetical order. */
function oneOf(pattern: RegExp): string {
  const found = listFiles(OUT).find((file) => pattern.test(file));
  expect(found, String(pattern)).toBeDefined();
  return `/${found}`;
}

const SAFE = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "permissions-policy": expect.stringContaining("camera=()"),
  "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
};

const SENT_ALWAYS = [
  ...Object.keys(SAFE),
  "content-type",
  "cache-control",
  "cross-origin-resource-policy",
  "etag",
];

for (const [name, start] of Object.entries(HOSTS)) {
  for (const base of BASES) {
    test.describe(`${name} at ${base || "/"}`, () => {
      let host: Host;
      const ask = (path: string, asked?: Asked) => send(host.url, base + path, asked);
      const home = base ? `${base}/` : "/";

      test.beforeAll(async () => {
        host = await start(out, base, join(folder, `${name}${base}`.replace(/\W/g, "-")));
      });

      test.afterAll(() => host?.close());

      test("serves each page at the page's URL, with the page's own Content-Security-Policy", async () => {
        for (const { path } of PAGES) {
          const answer = await ask(path);
          expect(answer.status, path).toBe(200);
          expect(answer.body.equals(inOut(fileOf(path))), path).toBe(true);
          expect(answer.headers, path).toMatchObject({
            ...SAFE,
            "content-type": "text/html; charset=utf-8",
            "cache-control": "public, max-age=0, must-revalidate",
            "cross-origin-resource-policy": "same-origin",
          });
          const [, own] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
            answer.body.toString(),
          ) ?? ["", "the page has none"];
          expect(answer.headers["content-security-policy"], path).toBe(
            `${own}; frame-ancestors 'none'`,
          );
        }
        expect((await ask("/study?app=stroop&x=%20")).status).toBe(200);
      });

      test("redirects an alias of a page to the page's URL and preserves the query", async () => {
        for (const [asked, target] of [
          ["/about/", "/about"],
          ["/about.html", "/about"],
          ["/about/?q=risk&page=2", "/about?q=risk&page=2"],
          ["/fr/study/index.html?app=stroop", "/fr/study?app=stroop"],
          ["/fr/", "/fr"],
          ["//about", "/about"],
          ["/fr//about/", "/fr/about"],
          ["/about/?next=%0d%0aX:%201", "/about?next=%0d%0aX:%201"],
        ] as const) {
          const answer = await ask(asked);
          expect(answer.status, asked).toBe(308);
          expect(answer.headers.location, asked).toBe(base + target);
          expect(answer.headers, asked).toMatchObject({
            ...SAFE,
            "cache-control": "public, max-age=0, must-revalidate",
          });
        }
        for (const asked of ["/index.html", "/index", "//"]) {
          const answer = await ask(`${asked}?a=b`);
          expect([answer.status, answer.headers.location], asked).toEqual([308, `${home}?a=b`]);
        }
      });

      test("answers requests for unknown URLs with the 404 page and with the same security headers", async () => {
        for (const asked of [
          "/no-such-page",
          "/no-such-page/",
          "/no-such-page.html",
          "/about/deeper/still",
          "//evil.example/",
          "/_next/",
          "/apps/",
          "/_next/static/chunks/gone.js",
          "/gone.txt",
          "/a%0d%0aX:%201",
        ]) {
          const answer = await ask(asked);
          expect(answer.status, asked).toBe(404);
          expect(answer.headers.location, asked).toBeUndefined();
          expect(answer.body.equals(inOut("404.html")), asked).toBe(true);
          expect(answer.headers, asked).toMatchObject({
            ...SAFE,
            "content-type": "text/html; charset=utf-8",
            "cache-control": "public, max-age=0, must-revalidate",
            "content-security-policy": expect.stringMatching(
              /^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/,
            ),
          });
        }
      });

      test("does not serve files outside of the site", async () => {
        const asset = oneOf(/^_next\/static\/.*\.js$/);
        expect((await send(host.url, `${base}${asset}`)).status).toBe(200);
        for (const asked of [
          "/_headers",
          "/_redirects",
          "/404",
          "/404.html",
          "/_not-found",
          "/_not-found.html",
          "/about.html.br",
          `${asset}.gz`,
          "/../nginx.conf",
          "/%2e%2e/%2e%2e/etc/passwd",
          "/..%2fnginx.conf",
        ]) {
          const { status } = await ask(asked);
          expect([400, 404], asked).toContain(status);
        }
      });

      test("sends each kind of file with its content type and its cache lifetime", async () => {
        const day = "public, max-age=86400";
        const fresh = "public, max-age=0, must-revalidate";
        const forever = "public, max-age=31536000, immutable";
        for (const [asked, type, cache] of [
          ["/about.txt", "text/plain; charset=utf-8", fresh],
          ["/about/__next._tree.txt", "text/plain; charset=utf-8", fresh],
          [oneOf(/^__next\.!.*__PAGE__\.txt$/), "text/plain; charset=utf-8", fresh],
          ["/robots.txt", "text/plain; charset=utf-8", fresh],
          ["/sitemap.xml", "application/xml", fresh],
          ["/favicon.ico", "image/x-icon", day],
          ["/icons/icon.svg", "image/svg+xml", day],
          [oneOf(/^og\/.*\.png$/), "image/png", day],
          [oneOf(/^apps\/.*\.avif$/), "image/avif", day],
          [oneOf(/^apps\/.*\.webp$/), "image/webp", day],
          [oneOf(/^apps\/.*\.json$/), "application/json", undefined],
          [oneOf(/^_next\/static\/.*\.js$/), "text/javascript", forever],
          [oneOf(/^_next\/static\/.*\.css$/), "text/css", forever],
          [oneOf(/^_next\/static\/.*\.woff2$/), "font/woff2", forever],
        ] as const) {
          const answer = await ask(asked);
          expect(answer.status, asked).toBe(200);
          expect(answer.headers["content-type"], asked).toBe(type);
          if (cache) expect(answer.headers["cache-control"], asked).toBe(cache);
          expect(answer.body.equals(inOut(asked.slice(1))), asked).toBe(true);
        }
      });

      test("sends every file with the headers that the rules state for this file, and sends each header once", async () => {
        const faults: string[] = [];
        for (const file of listFiles(OUT).filter((each) => !/\.html$|^_headers$/.test(each))) {
          const answer = await ask(encodeURI(`/${file}`));
          if (answer.status !== 200) faults.push(`${file}: ${answer.status}`);
          const shared = file.startsWith("og/") ? "cross-origin" : "same-origin";
          if (answer.headers["cross-origin-resource-policy"] !== shared)
            faults.push(`${file}: not ${shared}`);
          for (const each of SENT_ALWAYS) {
            const count = answer.names.filter((given) => given.toLowerCase() === each).length;
            if (count !== 1) faults.push(`${file}: ${each} ${count} times`);
          }
        }
        expect(faults).toEqual([]);
      });

      test("compresses text, but not pictures, for a browser that accepts compression", async () => {
        const script = oneOf(/^_next\/static\/chunks\/[^/]+\.js$/);
        const payload = oneOf(/^apps\/.*\.json$/);
        for (const asked of ["/about", "/about.txt", script, payload, "/sitemap.xml"]) {
          const answer = await ask(asked, { headers: { "accept-encoding": "gzip" } });
          const original = inOut(asked === "/about" ? "about.html" : asked.slice(1));
          expect(answer.headers["content-encoding"], asked).toBe("gzip");
          expect(answer.headers.vary, asked).toMatch(/accept-encoding/i);
          expect(answer.headers["content-type"], asked).not.toContain("gzip");
          expect(answer.body.length, asked).toBeLessThan(original.length);
          expect(gunzipSync(answer.body).equals(original), asked).toBe(true);
          expect(answer.headers, asked).toMatchObject(SAFE);
        }
        const both = await ask("/about", { headers: { "accept-encoding": "gzip, deflate, br" } });
        const decompress =
          both.headers["content-encoding"] === "br" ? brotliDecompressSync : gunzipSync;
        expect(decompress(both.body).equals(inOut("about.html"))).toBe(true);
        const picture = oneOf(/^apps\/.*\.webp$/);
        const answer = await ask(picture, { headers: { "accept-encoding": "gzip, br" } });
        expect(answer.headers["content-encoding"]).toBeUndefined();
        expect(answer.body.equals(inOut(picture.slice(1)))).toBe(true);
      });

      test("sends a part of a file for a valid byte range, and the whole file for an invalid byte range", async () => {
        const picture = oneOf(/^apps\/.*\.webp$/);
        const whole = inOut(picture.slice(1));
        for (const [range, from, to] of [
          ["bytes=0-99", 0, 99],
          ["bytes=100-", 100, whole.length - 1],
          [`bytes=5-${whole.length * 2}`, 5, whole.length - 1],
        ] as const) {
          const { status, headers, body } = await ask(picture, { headers: { range } });
          expect(status, range).toBe(206);
          expect(headers["content-range"], range).toBe(`bytes ${from}-${to}/${whole.length}`);
          expect(headers, range).toMatchObject(SAFE);
          expect(body.equals(whole.subarray(from, to + 1)), range).toBe(true);
        }
        const beyond = await ask(picture, { headers: { range: `bytes=${whole.length}-` } });
        expect([beyond.status, beyond.headers["content-range"]]).toEqual([
          416,
          `bytes */${whole.length}`,
        ]);
        const other = { range: "bytes=0-99", "if-range": '"another-release"' };
        const changed = await ask(picture, { headers: other });
        expect(changed.status).toBe(200);
        expect(changed.body.equals(whole)).toBe(true);
      });

      test("does not send a file again if the browser has already stored the current version", async () => {
        for (const asked of ["/about", oneOf(/^_next\/static\/.*\.js$/), "/about.txt"]) {
          for (const encoding of ["identity", "gzip"]) {
            const headers = { "accept-encoding": encoding };
            const first = await ask(asked, { headers });
            const known = { ...headers, "if-none-match": first.headers.etag ?? "" };
            const again = await ask(asked, { headers: known });
            expect(again.status, `${asked}, ${encoding}`).toBe(304);
            expect(again.body, asked).toHaveLength(0);
            expect(again.headers["cache-control"], asked).toBe(first.headers["cache-control"]);
            expect(again.headers["content-security-policy"], asked).toBe(
              first.headers["content-security-policy"],
            );
            const stale = { ...headers, "if-none-match": '"another-release"' };
            expect((await ask(asked, { headers: stale })).status, asked).toBe(200);
          }
        }
      });

      test("answers HEAD requests without a body, and refuses all methods other than GET and HEAD", async () => {
        for (const [asked, status] of [
          ["/about", 200],
          ["/about/", 308],
          ["/no-such-page", 404],
        ] as const) {
          const answer = await ask(asked, { method: "HEAD" });
          expect([answer.status, answer.body.length], asked).toEqual([status, 0]);
          expect(answer.headers, asked).toMatchObject(SAFE);
        }
        for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
          const answer = await ask("/about", { method });
          expect([answer.status, answer.headers.allow], method).toEqual([405, "GET, HEAD"]);
          expect(answer.headers, method).toMatchObject(SAFE);
        }
        for (const malformed of ["/%", "/%zz", "/a%00b"])
          expect((await ask(malformed)).status, malformed).toBe(400);
      });

      if (base) {
        test("does not answer requests for URLs outside of its base path", async () => {
          for (const asked of ["/", "/about", `${base}sitory`, `${base}-x/about`, "/robots.txt"])
            expect((await send(host.url, asked)).status, asked).toBe(404);
          const { status, headers } = await send(host.url, `${base}?a=b`);
          expect([status, headers.location]).toEqual([308, `${home}?a=b`]);
        });
      }
    });
  }
}

if (nginx) {
  /** The block of nginx in a document, with another port of the receiver. */
  const locationIn = (document: string, port: number) => {
    const [, block = ""] =
      /```nginx\n(\s*location .*?)```/s.exec(readFileSync(join("docs/deploy", document), "utf8")) ??
      [];
    return block.replace("127.0.0.1:8787", `127.0.0.1:${port}`);
  };

  test("nginx passes data and messages to the receiver if it is set up as the documents describe", async () => {
    const asked: string[] = [];
    const receiver = createServer((incoming, outgoing) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      incoming.resume().on("end", () => outgoing.writeHead(202, { "x-from": "receiver" }).end());
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = receiver.address() as AddressInfo;
    const host = await startNginx(nginx, out, "", join(folder, "with-receiver"), {
      http: "limit_conn_zone $binary_remote_addr zone=per_address:10m;",
      server: locationIn("receiver.md", port) + locationIn("contact-receiver.md", port),
    });
    try {
      for (const [method, path] of [
        ["POST", "/sessions"],
        ["GET", "/sessions/studies"],
        ["POST", "/send"],
      ] as const) {
        const { status, headers } = await send(host.url, path, { method });
        expect([status, headers["x-from"]], path).toEqual([202, "receiver"]);
        expect(headers["content-security-policy"], path).toBeUndefined();
      }
      expect(asked).toEqual(["POST /sessions", "GET /sessions/studies", "POST /send"]);
      expect((await send(host.url, "/about", { method: "POST" })).status).toBe(405);
    } finally {
      await host.close();
      receiver.closeAllConnections();
      receiver.close();
    }
  });
}
