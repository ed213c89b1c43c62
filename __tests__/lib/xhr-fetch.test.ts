/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { JSDOM, VirtualConsole } from "jsdom";
import { xhrFetch } from "@/lib/xhr-fetch";

const PAGE = "https://site.example";

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let handle: Handler;
let address = "";
const server = createServer((request, response) => {
  response.setHeader("Access-Control-Allow-Origin", PAGE);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  if (request.method === "OPTIONS") return response.writeHead(204).end();
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => handle(request, response, Buffer.concat(chunks).toString()));
});

// jsdom logs network errors to its console, so the test gives jsdom a console without output.
const virtualConsole = new VirtualConsole();
const { window } = new JSDOM("", { url: `${PAGE}/contact`, virtualConsole });

beforeAll(async () => {
  Object.assign(globalThis, { XMLHttpRequest: window.XMLHttpRequest });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  window.close();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

it("xhrFetch returns a response like fetch: status, headers, body", async () => {
  handle = (request, response, body) =>
    response
      .writeHead(429, { "Retry-After": "5", "Content-Type": "application/json" })
      .end(JSON.stringify({ method: request.method, type: request.headers["content-type"], body }));
  const answer = await xhrFetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"name":"Léa"}',
  });
  expect(answer).toBeInstanceOf(Response);
  expect(answer.ok).toBe(false);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("5");
  const json = await answer.json();
  expect(json).toMatchObject({ method: "POST", body: '{"name":"Léa"}' });
  expect(json.type).toContain("application/json");
});

it("xhrFetch refuses a redirected answer if redirects are errors, and otherwise follows redirects", async () => {
  handle = (request, response) =>
    request.url === "/"
      ? response.writeHead(302, { Location: "/elsewhere" }).end()
      : response.end('{"ok":true}');
  expect(await (await xhrFetch(address)).json()).toEqual({ ok: true });
  await expect(xhrFetch(address, { redirect: "error" })).rejects.toThrow("Failed to fetch");
  handle = (_, response) => response.end('{"ok":true}');
  expect((await xhrFetch(address, { redirect: "error" })).ok).toBe(true);
});

it("xhrFetch abandons an answer that exceeds the limit", async () => {
  handle = (_, response) => {
    response.on("error", () => {});
    const more = () => {
      if (!response.destroyed) response.write(" ".repeat(10_000), () => setImmediate(more));
    };
    more();
  };
  await expect(xhrFetch(address, { maxBytes: 50_000 })).rejects.toThrow("Failed to fetch");
});

it("xhrFetch accepts an answer without a body", async () => {
  handle = (_, response) => response.writeHead(204).end();
  const answer = await xhrFetch(address);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe("");
});

it("xhrFetch sends credentials to another origin only if its option `credentials` is include", async () => {
  const seen: boolean[] = [];
  const { send } = window.XMLHttpRequest.prototype;
  jest.spyOn(window.XMLHttpRequest.prototype, "send").mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    seen.push(this.withCredentials);
    send.call(this, body);
  });
  handle = (_, response) => response.end("{}");
  for (const credentials of [undefined, "omit", "same-origin", "include"] as const)
    await xhrFetch(address, { credentials });
  expect(seen).toEqual([false, false, false, true]);
});

it("xhrFetch rejects after its timeout", async () => {
  handle = () => {};
  await expect(xhrFetch(address, { timeoutMs: 30 })).rejects.toMatchObject({
    name: "TimeoutError",
  });
});

it("xhrFetch rejects when the signal aborts, with the signal's reason", async () => {
  const stop = new AbortController();
  handle = () => stop.abort("enough");
  await expect(xhrFetch(address, { signal: stop.signal })).rejects.toBe("enough");
  await expect(xhrFetch(address, { signal: stop.signal })).rejects.toBe("enough");
});

it("xhrFetch rejects like fetch if it receives no answer", async () => {
  handle = (request) => request.socket.destroy();
  await expect(xhrFetch(address)).rejects.toBeInstanceOf(TypeError);
});
