import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What can happen to a message on its way, seen from the line. */
const LINE_FAULTS = [
  "none",
  "500",
  "429",
  "hangs, not stored",
  "hangs, stored",
  "cut off, not stored",
  "cut off, stored",
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** How long a page waits for an answer at the least, ms (ANSWER_WITHIN_MS of components/shell/outbox/sending.ts). */
const PAGE_WAITS_MS = 30_000;

/**
 * A line to a receiver that fails as planned: each attempt to send a message takes the next fault of its
 * plan, and arrives once that is empty.
 *
 * @param markOf finds in the body of a request which message it is
 */
export async function startFaultyLine(
  port: number,
  receiver: string,
  markOf: (body: string) => string | undefined,
) {
  const plans = new Map<string, LineFault[]>();
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const seen = new Set<string>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

  /** Lets a request through. @returns the receiver's answer, which is complete by then */
  const forward = (asked: IncomingMessage, body: Buffer) =>
    new Promise<{ from: IncomingMessage; text: Buffer }>((resolve, reject) => {
      const { method, headers, url } = asked;
      request(new URL(url ?? "/", receiver), { method, headers }, (from) => {
        const chunks: Buffer[] = [];
        from.on("data", (chunk: Buffer) => chunks.push(chunk));
        from.on("end", () => resolve({ from, text: Buffer.concat(chunks) }));
      })
        .on("error", reject)
        .end(body);
    });

  const refuse = (asked: IncomingMessage, answer: ServerResponse, status: number) => {
    answer.writeHead(status, {
      "Access-Control-Allow-Origin": asked.headers.origin ?? "*",
      "Access-Control-Expose-Headers": "Retry-After",
      ...(status === 429 && { "Retry-After": "1" }),
    });
    answer.end();
  };

  const act = async (asked: IncomingMessage, answer: ServerResponse) => {
    let body = Buffer.alloc(0);
    let mark: string | undefined;
    for await (const chunk of asked) {
      body = Buffer.concat([body, chunk]);
      mark ??= markOf(body.toString("latin1"));
      if (mark) seen.add(mark);
      // In the middle of what is longer than one chunk. To leave the loop cuts the connection.
      if (mark && plans.get(mark)?.[0] === "cut off, not stored") break;
    }
    const fault = (mark && plans.get(mark)?.shift()) || "none";
    if (asked.method === "POST") count(fault);
    if (fault === "500" || fault === "429") return refuse(asked, answer, Number(fault));
    if (fault.startsWith("hangs")) {
      const began = Date.now();
      asked.socket.on("close", () => {
        if (Date.now() - began >= PAGE_WAITS_MS) count("given up by the page after 30 s");
      });
    }
    if (!fault.endsWith("not stored")) {
      const { from, text } = await forward(asked, body);
      if (fault === "none") answer.writeHead(from.statusCode ?? 500, from.headers).end(text);
    }
    if (fault === "cut off, stored") asked.socket.destroy();
  };

  const server = createServer((asked, answer) => {
    // So that no later request goes by a connection that was made before the line went down.
    answer.shouldKeepAlive = false;
    act(asked, answer).catch(() => asked.socket.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const listen = () =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  await listen();
  /** How many want the line to be down. */
  let down = 0;

  return {
    plan: (mark: string, faults: readonly LineFault[]) => plans.set(mark, [...faults]),
    /** Whether any attempt to send the message has reached the line. */
    hasSeen: (mark: string) => seen.has(mark),
    counts,
    /** Refuses connections until everybody who asked for it says `up`; those that are made go on. */
    down: () => {
      down += 1;
      if (down === 1) server.close();
    },
    up: async () => {
      down -= 1;
      if (down === 0) await listen();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
