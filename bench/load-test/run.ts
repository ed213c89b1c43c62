import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { precompress } from "@/scripts/build/delivery/precompress";
import { dataFileOf, pagePath, readPages } from "@/scripts/build/html/pages";
import { findNginx } from "@/scripts/programs.mjs";
import { listFiles, OUT } from "@/scripts/project.mjs";
import { startServer } from "@/scripts/serve";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { currentLoad, machine } from "../machine";
import { startShippedNginx } from "./shipped-nginx";
import { findWrk, type LoadResult, sendVisitors } from "./visitors";

const NGINX_PORT = 4790;
const SECONDS = 20;
const VISITORS = { nginx: 1000, own: 100 };

/**
 * The paths that the visitors request: pages with their data, scripts, styles and fonts. Map tiles and pictures are
 * left out.
 */
function requestedPaths(out: string): string[] {
  const pages = readPages(out).flatMap(({ file }) => {
    const path = pagePath(file);
    return path ? [path, `/${dataFileOf(file)}`] : [];
  });
  const files = listFiles(join(out, "_next/static"))
    .filter((file) => /\.(js|css|woff2)$/.test(file))
    .map((file) => encodeURI(`/_next/static/${file}`));
  return [...pages, ...files, "/manifest.webmanifest", "/sw.js"];
}

/** Prints the results of a load test. @returns the number of different kinds of errors that occurred */
function report(name: string, visitors: number, result: LoadResult): number {
  const { requests, seconds, bytes, p50, p99, max, errors } = result;
  const failed = Object.entries(errors).filter(([, count]) => count > 0);
  const perSecond = Math.round(requests / seconds);
  const megabytes = (bytes / seconds / 1e6).toFixed(1);
  say(
    `${name}, ${visitors} visitors at once: ${requests} responses in ${seconds.toFixed(1)} s (${perSecond} per s, ${megabytes} MB/s), median ${p50} ms, 99% within ${p99} ms, slowest ${max} ms; ${failed.length === 0 ? "no error" : failed.map(([kind, count]) => `${count} ${kind} errors`).join(", ")}`,
  );
  return failed.length;
}

/** Load-tests the nginx configuration that the build writes, and the server of `npm start`, on this machine. */
await runMain(async () => {
  const wrk = await findWrk();
  const nginx = await findNginx({ install: true });
  if (!nginx)
    throw new UserError("nginx was not found.", "Install it (Debian: apt install nginx).");
  const folder = mkdtempSync(join(tmpdir(), "protocole-load-"));
  try {
    const out = join(folder, "out");
    cpSync(OUT, out, { recursive: true });
    precompress(out);
    const paths = requestedPaths(OUT);
    const { cpu, cores } = machine();
    say(`${paths.length} files in turn; ${cpu}, ${cores} cores, load ${currentLoad()}`);
    const send = (url: string, visitors: number) =>
      sendVisitors({ wrk, url, paths, visitors, seconds: SECONDS, folder });

    const host = await startShippedNginx({
      nginx,
      out,
      folder: join(folder, "nginx"),
      port: NGINX_PORT,
    });
    const hostResult = await send(host.url, VISITORS.nginx);
    const errorLog = await host.close();
    let failures = report("nginx", VISITORS.nginx, hostResult);
    if (errorLog) say(errorLog);

    const own = await startServer({ port: 0, quiet: true });
    const ownResult = await send(own.url, VISITORS.own);
    await own.close();
    failures += report("npm start", VISITORS.own, ownResult);
    if (failures > 0 || errorLog) throw new UserError("Some requests failed.");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
