import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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

/** Chromium's "Slow 3G": 400 ms until the first byte, 400 kbit/s for all answers together. */
export const SLOW_3G = { latencyMs: 400, bytesPerMs: 50 };

/** A line to a host, at an address of its own, that can be slow and faulty, and be cut. */
export async function startLine(host: string, speed?: typeof SLOW_3G) {
  let fault: Fault | undefined;
  let free = 0;
  /** When bytes that are sent now have arrived. */
  const arrival = (bytes: number) => {
    free = Math.max(free, performance.now()) + (speed ? bytes / speed.bytesPerMs : 0);
    return free - performance.now();
  };
  const forward = ({ url = "/", method, headers }: IncomingMessage, answer: ServerResponse) => {
    if (fault?.(new URL(url, host).pathname, answer)) return;
    request(new URL(url, host), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      from.on("data", (chunk: Buffer) => {
        if (!speed) return answer.write(chunk);
        setTimeout(() => answer.write(chunk), arrival(chunk.length));
      });
      from.on("end", () => setTimeout(() => answer.end(), speed ? arrival(0) + 1 : 0));
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
