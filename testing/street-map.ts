import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ROOT } from "../scripts/project.mjs";

/** The picture that the host sends for every tile. */
const TILE = join(ROOT, "public/tiles/dark/0/0/0.png");

/**
 * A third-party tile host on this machine, and the build settings that make a site display the host's tiles. The host
 * answers every request with the same tile, or with 500 after a test has set it to fail.
 */
export async function startStreetMap() {
  const asked: string[] = [];
  let isFailing = false;
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response
      .writeHead(isFailing ? 500 : 200, {
        "content-type": "image/png",
        "access-control-allow-origin": "*",
      })
      .end(isFailing ? "" : readFileSync(TILE));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    /** The paths that the host has received in requests. */
    asked,
    fail: () => {
      isFailing = true;
    },
    settings: {
      NEXT_PUBLIC_TILE_URL: `http://${host}/{s}/{z}/{x}/{y}.png`,
      NEXT_PUBLIC_TILE_ATTRIBUTION: "© Lab of Streets",
      NEXT_PUBLIC_TILE_SUBDOMAINS: "12",
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
