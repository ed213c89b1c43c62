import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const BACKLOG = 4096;
const KEEP_ALIVE_MS = 65_000;

/**
 * A load balancer that distributes requests to its targets in turn. If a target is no longer running, the balancer
 * responds with status 502.
 */
export async function startRoundRobin(ports: () => readonly number[]) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const targets = ports();
    const port = targets[turn++ % targets.length];
    const { method, url: path, headers } = incoming;
    const passed = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    passed.on("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(passed);
  });
  // The default time-out of 5 s is too short, because senders wait longer between two records.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // With the default backlog of 511, the system would drop further simultaneous connections. Clients would retry these
  // connections only seconds later.
  const place = { port: 0, host: "127.0.0.1", backlog: BACKLOG };
  await new Promise<void>((resolve) => server.listen(place, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
