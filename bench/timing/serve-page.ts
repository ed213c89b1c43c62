import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "@/scripts/project.mjs";

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Timing</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; font: 32px sans-serif; text-align: center }
  p { margin: 0 }
  button { position: fixed; inset: auto 0 0; inline-size: 100%; block-size: 120px; touch-action: manipulation }
</style>
<body><script src="/page.js"></script></body>
</html>`;

/**
 * These headers isolate the page from other sites. Without this isolation, the browser rounds its clocks and render
 * times.
 */
const ISOLATION = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Bundles the benchmark's page and serves it on this machine until `close` is called. */
export async function serveTimingPage() {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "bench/timing/timing-page.ts")],
    tsconfig: join(ROOT, "tsconfig.json"),
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  const script = outputFiles[0]?.text ?? "";
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    const type = isScript ? "text/javascript" : "text/html";
    response.writeHead(200, { ...ISOLATION, "Content-Type": `${type}; charset=utf-8` });
    response.end(isScript ? script : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
