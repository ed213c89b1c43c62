/** @jest-environment node */

import { rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parsePort, startServer } from "@/scripts/serve";
import { temporaryFolder } from "./temporary-folder";

const LONG = "a long script ".repeat(200);

const HEADERS = `/*
  X-Frame-Options: DENY

/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/about
  Content-Security-Policy: default-src 'none'
`;

const files = {
  _headers: HEADERS,
  "index.html": "home",
  "404.html": "nothing here",
  "about.html": "about",
  "about.txt": "about payload é",
  "about/__next._tree.txt": "tree",
  "fr.html": "accueil",
  "fr/about.html": "à propos",
  "_next/static/chunks/a.js": LONG,
  "manifest.webmanifest": "{}",
  ".well-known/security.txt": "Contact",
};

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ port: 0, quiet: true, out: temporaryFolder(files) });
});

afterAll(() => server.close());

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path unchanged; fetch() would normalise it first. */
function ask(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject).end();
  });
}

describe("the server answers requests for URLs:", () => {
  it.each([
    ["/", "home"],
    ["/about", "about"],
    ["/about?app=stroop", "about"],
    ["/fr", "accueil"],
    ["/fr/about", "à propos"],
    ["/%61bout", "about"],
  ])("%s is answered with its page", async (path, body) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
  });

  it.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about/?q=risk&page=2", "/about?q=risk&page=2"],
    ["/index.html", "/"],
    ["/index.html?a=b", "/?a=b"],
    ["/fr/", "/fr"],
    ["/fr/index.html", "/fr"],
    ["//about", "/about"],
  ])("%s redirects to %s", async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    "/unknown",
    "/unknown/",
    "/about/x",
    "/fr/x.html",
    "//evil.example/",
    "/_next/",
    "/_headers",
  ])("%s is answered with the 404 page", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe("nothing here");
    expect(answer.headers.location).toBeUndefined();
  });

  it.each([
    "/../serve.test.ts",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/about/../../x",
  ])("%s does not lead to a file outside of the served folder", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each(["/%", "/%zz", "/%c3%28", "/a%00b", "*", "http://127.0.0.1/"])(
    "%s is refused as malformed",
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );
});

describe("the server sends content types:", () => {
  it.each([
    ["/about.txt", "text/plain; charset=utf-8"],
    ["/about/__next._tree.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/_next/static/chunks/a.js", "text/javascript"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ])("%s is sent as %s", async (path, type) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
  });
});

describe("the headers of the server", () => {
  it("are the headers that the file _headers states", async () => {
    expect((await ask("/about")).headers).toMatchObject({
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'none'",
    });
    expect((await ask("/")).headers["content-security-policy"]).toBeUndefined();
  });

  it("also protect the 404 page", async () => {
    expect((await ask("/unknown")).headers["x-frame-options"]).toBe("DENY");
  });

  it("allow caches to store hashed files, but not to store the information that such a file is missing", async () => {
    const present = await ask("/_next/static/chunks/a.js");
    const absent = await ask("/_next/static/chunks/gone.js");
    expect(present.headers["cache-control"]).toContain("immutable");
    expect(absent.status).toBe(404);
    expect(absent.headers["cache-control"]).toContain("must-revalidate");
  });
});

describe("the server handles methods and conditions:", () => {
  it("a HEAD request is answered with the headers of GET and without a body", async () => {
    const answer = await ask("/about", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-length"]).toBe("5");
    expect(answer.body).toHaveLength(0);
    const missing = await ask("/unknown", { method: "HEAD" });
    expect(missing.status).toBe(404);
    expect(missing.body).toHaveLength(0);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("the method %s is refused", async (method) => {
    const answer = await ask("/about", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  it("an unchanged file is not sent again to a browser that has stored it", async () => {
    const { headers } = await ask("/about");
    const again = await ask("/about", { headers: { "if-none-match": headers.etag ?? "" } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const changed = await ask("/about", { headers: { "if-none-match": 'W/"other"' } });
    expect(changed.status).toBe(200);
  });
});

describe("the compression of the server", () => {
  it.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("is %s if the browser accepts %s", async (encoding, accepted, decompress) => {
    const answer = await ask("/_next/static/chunks/a.js", {
      headers: { "accept-encoding": accepted },
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.body.length).toBeLessThan(LONG.length / 2);
    expect(decompress(answer.body).toString()).toBe(LONG);
  });

  it("is not used if the browser accepts no compression", async () => {
    const answer = await ask("/_next/static/chunks/a.js");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toBe(LONG);
  });
});

describe("byte ranges of the server", () => {
  const part = (range: string) =>
    ask("/_next/static/chunks/a.js", { headers: { range, "accept-encoding": "gzip, br" } });

  it("are taken from the uncompressed file, even if the browser accepts compression", async () => {
    const answer = await part("bytes=2-7");
    expect(answer.status).toBe(206);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["content-range"]).toBe(`bytes 2-7/${LONG.length}`);
    expect(answer.body.toString()).toBe(LONG.slice(2, 8));
  });

  it.each(["bytes=-5", "bytes=0-0", "bytes=0-1,4-5", "lines=1-2", "bytes=x-y"])(
    "are ignored if the range is not supported; the server then sends the whole file: %s",
    async (range) => {
      const answer = await part(range);
      expect(answer.status).toBe(200);
      expect(brotliDecompressSync(answer.body).toString()).toBe(LONG);
    },
  );
});

describe("the start of the server", () => {
  it("fails with advice if the port is in use", async () => {
    const port = Number(new URL(server.url).port);
    const second = startServer({ port, quiet: true, out: temporaryFolder(files) });
    await expect(second).rejects.toThrow(
      `Port ${port} is in use by another program.\n  Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  it("fails with advice if there is no build", async () => {
    const started = startServer({ port: 0, quiet: true, out: temporaryFolder() });
    await expect(started).rejects.toThrow(/npm run build/);
  });

  it("fails with advice if the address does not belong to this machine", async () => {
    const started = startServer({
      port: 0,
      host: "192.0.2.1",
      quiet: true,
      out: temporaryFolder(files),
    });
    await expect(started).rejects.toThrow(/not an address of this machine/);
  });

  it("uses the port in the environment variable", () => {
    expect(parsePort(undefined)).toBe(3000);
    expect(parsePort("")).toBe(3000);
    expect(parsePort("8080")).toBe(8080);
    for (const wrong of ["http", "-1", "65536", "80.5", "1e3"]) {
      expect(() => parsePort(wrong)).toThrow(`PORT is "${wrong}", which is not a port number`);
    }
  });
});

it("the server continues to run if a file that existed at the start is deleted", async () => {
  const out = temporaryFolder(files);
  const shortOfFile = await startServer({ port: 0, quiet: true, out });
  try {
    rmSync(join(out, "about.html"));
    const answer = async (path: string) => (await fetch(`${shortOfFile.url}${path}`)).text();
    await expect(answer("/about")).rejects.toThrow();
    expect(await answer("/")).toBe("home");
  } finally {
    await shortOfFile.close();
  }
});
