import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";

/** What a line does with a request; undefined lets it through. */
export type Fault = (path: string, answer: ServerResponse) => "taken" | undefined;

/** A network in which somebody has to log in first, by a page in place of every file. */
export const portal: Fault = (_, answer) => {
  answer.writeHead(200, { "Content-Type": "text/html" });
  answer.end("<!doctype html><html><title>Log in</title><h1>Log in to this network</h1></html>");
  return "taken";
};

/** The same, by leading every request elsewhere. */
export const redirectingPortal: Fault = (_, answer) => {
  answer.writeHead(302, { Location: "http://127.0.0.1:9/login" });
  answer.end();
  return "taken";
};

/** A line on which nothing is ever answered. */
export const silence: Fault = () => "taken";

/** Files that are not there. */
export const missing =
  (pattern: RegExp): Fault =>
  (path, answer) => {
    if (!pattern.test(path)) return undefined;
    answer.writeHead(404, { "Content-Type": "text/html" });
    answer.end("<!doctype html><title>Not here</title>");
    return "taken";
  };

/** A line that drops in the middle of each of these files, the first time that it is asked for. */
export const cutOffOnce = (pattern: RegExp): Fault => {
  const lost = new Set<string>();
  return (path, answer) => {
    if (!pattern.test(path) || lost.has(path)) return undefined;
    lost.add(path);
    answer.writeHead(200, { "Content-Length": 1000 });
    answer.write("Half of", () => answer.destroy());
    return "taken";
  };
};

/** Chromium's "Slow 3G": 400 ms until the first byte, 400 kbit/s for all answers together. */
export const SLOW_3G = { latencyMs: 400, bytesPerMs: 50 };

/** A line to a host, at an address of its own, that can be slow and faulty, and be cut. */
export async function startLine(host: string, speed?: typeof SLOW_3G) {
  let fault: Fault | undefined;
  let free = 0;
  /** Each piece arrives when what was sent before it has. */
  async function* sent(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      if (speed) {
        free = Math.max(free, performance.now()) + piece.length / speed.bytesPerMs;
        await pause(free - performance.now());
      }
      yield piece;
    }
  }
  const forward = ({ url = "/", method, headers }: IncomingMessage, answer: ServerResponse) => {
    if (fault?.(new URL(url, host).pathname, answer)) return;
    request(new URL(url, host), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      // A browser may hang up at any time.
      pipeline(from, sent, answer).catch(() => {});
    })
      .on("error", () => answer.destroy())
      .end();
  };
  const server = createServer((asked, answer) => {
    setTimeout(() => forward(asked, answer), speed?.latencyMs ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakBy: (next: Fault | undefined) => {
      fault = next;
    },
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
