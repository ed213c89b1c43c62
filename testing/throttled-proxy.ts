import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";

/** The one-way propagation delay, and the bandwidth in each direction. All connections share this bandwidth. */
export type LinkSpeed = { oneWayMs: number; bytesPerMs: number };

/** Chromium's "Slow 3G": a round trip time of 400 ms, and 400 kbit/s. */
export const SLOW_3G: LinkSpeed = { oneWayMs: 200, bytesPerMs: 50 };

/** Initial congestion window: ten segments before the first acknowledgement (RFC 6928). */
const INITIAL_WINDOW = 14_600;

/**
 * The number of bytes that are read from a socket at once. If the number were larger, one response would delay the
 * other responses.
 */
const CHUNK = 4096;

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Runs callbacks in the order in which they were added, each callback when it is due. Timers alone could change this
 * order.
 */
class Schedule {
  private readonly waiting: { dueAt: number; run: () => void }[] = [];

  /** @param dueAt a time of `performance.now()`, not before the due time of the previous callback */
  add(dueAt: number, run: () => void) {
    if (this.waiting.push({ dueAt, run }) === 1) this.wait();
  }

  private wait() {
    const [next] = this.waiting;
    if (next) setTimeout(() => this.runDue(), Math.max(0, next.dueAt - performance.now()));
  }

  private runDue() {
    const now = performance.now();
    const later = this.waiting.findIndex(({ dueAt }) => dueAt > now);
    const due = this.waiting.slice(0, later < 0 ? undefined : later);
    for (const { run } of due) run();
    this.waiting.splice(0, due.length);
    this.wait();
  }
}

/** One direction of a network link. */
class Lane {
  private freeAt = 0;
  readonly arrivals = new Schedule();
  readonly acknowledgements = new Schedule();

  constructor(private readonly speed: LinkSpeed) {}

  /**
   * Reserves the link for these bytes.
   * @returns the time at which the last of the bytes arrives
   */
  send(bytes: number): number {
    this.freeAt = Math.max(performance.now(), this.freeAt) + bytes / this.speed.bytesPerMs;
    return this.freeAt + this.speed.oneWayMs;
  }
}

/**
 * A simulated network link for TCP connections of any content. It simulates bandwidth, delay, the round trip of the
 * handshake and slow start. `mode` applies to all connections, including open connections. The mode "off" resets open
 * connections and refuses new connections.
 */
export class ThrottledLink {
  private currentMode: "slow" | "fast" | "off" = "fast";
  private readonly up: Lane;
  private readonly down: Lane;
  private readonly sockets = new Set<Socket>();

  /** The number of bytes received from the servers. */
  bytesDown = 0;
  /** The time of the last byte in either direction. It is a time of `performance.now()`. */
  lastByteAt = 0;

  constructor(private readonly speed: LinkSpeed) {
    this.up = new Lane(speed);
    this.down = new Lane(speed);
  }

  get mode() {
    return this.currentMode;
  }

  set mode(mode: "slow" | "fast" | "off") {
    this.currentMode = mode;
    if (mode === "off") for (const socket of this.sockets) socket.destroy();
  }

  /** Forwards the connections of one port to another port. The port 0 means any free port. */
  async open(port: number, target: number) {
    const server = createServer({ noDelay: true }, (client) => this.connect(client, target));
    return {
      port: await listen(server, port),
      close: () => {
        const done = closed(server);
        for (const socket of this.sockets) socket.destroy();
        return done;
      },
    };
  }

  private connect(client: Socket, target: number) {
    if (this.mode === "off") {
      client.resetAndDestroy();
      return;
    }
    const server = connect({ port: target, host: "127.0.0.1", noDelay: true });
    const handshakeMs = this.mode === "slow" ? 2 * this.speed.oneWayMs : 0;
    setTimeout(() => this.carry(client, server, this.up, Number.POSITIVE_INFINITY), handshakeMs);
    this.carry(server, client, this.down, INITIAL_WINDOW);
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
  }

  /** @param initialWindow number of bytes that may be in flight before the first acknowledgement */
  private carry(from: Socket, to: Socket, lane: Lane, initialWindow: number) {
    let window = initialWindow;
    let inFlight = 0;
    const take = () => {
      while (inFlight < window) {
        const chunk: Buffer | null = from.read(Math.min(CHUNK, from.readableLength));
        if (!chunk?.length) return;
        const { length } = chunk;
        this.lastByteAt = performance.now();
        if (lane === this.down) this.bytesDown += length;
        if (this.mode !== "slow") {
          to.write(chunk);
          continue;
        }
        inFlight += length;
        const arrivesAt = lane.send(length);
        lane.arrivals.add(arrivesAt, () => {
          this.lastByteAt = performance.now();
          if (!to.destroyed) to.write(chunk);
        });
        lane.acknowledgements.add(arrivesAt + this.speed.oneWayMs, () => {
          inFlight -= length;
          window += length;
          take();
        });
      }
    };
    from.on("readable", take);
    take();
  }
}

/**
 * Answers a request in place of the origin.
 * @returns false if the request must be forwarded to the origin
 */
export type Fault = (
  path: string,
  response: ServerResponse,
  request: IncomingMessage,
) => boolean | Promise<boolean>;

/** A captive portal that answers every request with its login page. */
export const portal: Fault = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/html" });
  response.end("<!doctype html><html><title>Log in</title><h1>Log in to this network</h1></html>");
  return true;
};

/** A captive portal that redirects every request. */
export const redirectingPortal: Fault = (_, response) => {
  response.writeHead(302, { Location: "http://127.0.0.1:9/login" }).end();
  return true;
};

/** A fault that never answers requests. */
export const silence: Fault = () => true;

/** A fault that answers 404 for matching files. */
export const missing =
  (pattern: RegExp): Fault =>
  (path, response) => {
    if (!pattern.test(path)) return false;
    response.writeHead(404, { "Content-Type": "text/html" });
    response.end("<!doctype html><title>Not here</title>");
    return true;
  };

/** A fault that cuts off the first response for each matching file in the middle of the response. */
export const cutOffOnce = (pattern: RegExp): Fault => {
  const lost = new Set<string>();
  return (path, response) => {
    if (!pattern.test(path) || lost.has(path)) return false;
    lost.add(path);
    response.writeHead(200, { "Content-Length": 1000 });
    response.write("Half of", () => response.destroy());
    return true;
  };
};

/**
 * An HTTP proxy to an origin. Tests can make the proxy slow, faulty, unavailable for a while, or disconnect it
 * permanently.
 */
export async function startThrottledProxy(
  origin: string,
  { speed, port = 0 }: { speed?: LinkSpeed | undefined; port?: number } = {},
) {
  let fault: Fault | undefined;
  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url = "/" } = incoming;
    const outgoing = request(new URL(url, origin), { method, headers }, (from) => {
      response.writeHead(from.statusCode ?? 500, from.headers);
      // A browser may close the connection at any time.
      pipeline(from, response).catch(() => {});
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  };
  const server = createHttpServer(async (incoming, response) => {
    try {
      const { pathname } = new URL(incoming.url ?? "/", origin);
      if (!(await fault?.(pathname, response, incoming))) forward(incoming, response);
    } catch {
      incoming.socket.destroy();
    }
  });
  const ownPort = await listen(server, port);
  const link = speed && new ThrottledLink(speed);
  if (link) link.mode = "slow";
  const front = await link?.open(0, ownPort);
  /** The number of callers that have made the proxy unavailable and have not yet called `up`. */
  let down = 0;
  return {
    url: `http://127.0.0.1:${front?.port ?? ownPort}`,
    setFault: (next: Fault | undefined) => {
      fault = next;
    },
    /** Refuses new connections until every caller has called `up`. Open connections continue. */
    down: () => {
      down += 1;
      if (down === 1) server.close();
    },
    up: async () => {
      down -= 1;
      if (down === 0) await listen(server, ownPort);
    },
    /** Ends all connections and refuses new connections. */
    cut: async () => {
      await front?.close();
      const done = closed(server);
      server.closeAllConnections();
      await done;
    },
  };
}

/**
 * A fault of one attempt to send a message. If the name of the fault ends with ", stored", the receiver has received
 * the message nevertheless.
 */
export type MessageFault =
  | "none"
  | "500"
  | "429"
  | "hangs, not stored"
  | "hangs, stored"
  | "cut off, not stored"
  | "cut off, stored";

/**
 * Planned faults of each message. Each attempt uses the next fault in the plan of its message. When no fault is left,
 * the message arrives.
 *
 * @param markOf identifies the message from the body of a request
 * @param answerTimeoutMs the time after which the page stops waiting for an answer
 */
export function messageFaults(
  receiver: string,
  markOf: (body: string) => string | undefined,
  answerTimeoutMs: number,
) {
  const plans = new Map<string, MessageFault[]>();
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

  const refuse = (response: ServerResponse, status: number, origin = "*") => {
    response.writeHead(status, {
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Expose-Headers": "Retry-After",
      ...(status === 429 && { "Retry-After": "1" }),
    });
    response.end();
  };

  /** @returns the receiver's complete response */
  const send = ({ method, headers, url = "/" }: IncomingMessage, body: Buffer) =>
    new Promise<{ from: IncomingMessage; text: Buffer }>((resolve, reject) => {
      request(new URL(url, receiver), { method, headers }, async (from) => {
        resolve({ from, text: Buffer.concat(await from.toArray()) });
      })
        .on("error", reject)
        .end(body);
    });

  const fault: Fault = async (_, response, incoming) => {
    // A connection that was opened before the proxy became unavailable must not be used for later requests.
    response.shouldKeepAlive = false;
    let body = Buffer.alloc(0);
    let mark: string | undefined;
    for await (const chunk of incoming) {
      body = Buffer.concat([body, chunk]);
      mark ??= markOf(body.toString("latin1"));
      if (mark) seen.add(mark);
      // If the loop ends while a body of several chunks is being read, the connection is destroyed.
      if (mark && plans.get(mark)?.[0] === "cut off, not stored") break;
    }
    const next = (mark && plans.get(mark)?.shift()) || "none";
    if (incoming.method === "POST") count(next);
    if (next === "500" || next === "429") refuse(response, Number(next), incoming.headers.origin);
    if (next.startsWith("hangs")) {
      const begun = Date.now();
      incoming.socket.on("close", () => {
        if (Date.now() - begun >= answerTimeoutMs) count("given up by the page");
      });
    }
    if (next === "none" || next.endsWith(", stored")) {
      const { from, text } = await send(incoming, body);
      if (next === "none") response.writeHead(from.statusCode ?? 500, from.headers).end(text);
    }
    if (next === "cut off, stored") incoming.socket.destroy();
    return true;
  };

  return {
    fault,
    plan: (mark: string, faults: readonly MessageFault[]) => plans.set(mark, [...faults]),
    /** Returns whether the proxy has received any attempt to send the message. */
    hasSeen: (mark: string) => seen.has(mark),
    counts,
  };
}
