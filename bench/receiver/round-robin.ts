import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A balancer that passes requests on to its targets in turn; to one that is gone, it answers 502. */
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
