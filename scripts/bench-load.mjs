import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShippedNginx } from "./bench/load/shipped-nginx.mjs";
import { findWrk, sendVisitors } from "./bench/load/visitors.mjs";
import { currentLoad, machine } from "./bench/machine.mjs";
import { dataFileOf, pagePath, readPages } from "./build/html/pages";
import { precompress } from "./generate/precompress";
import { findNginx } from "./programs.mjs";
import { listFiles, OUT } from "./project.mjs";
import { startServer } from "./serve.mjs";
import { runMain, say, UserError } from "./terminal.mjs";

const NGINX_PORT = 4790;
const SECONDS = 20;
const VISITORS = { nginx: 1000, own: 100 };

/** @typedef {import("./bench/load/visitors.mjs").Load} Load */

/**
 * Returns what visitors ask a host for: pages, their data, scripts, styles and fonts; the map's tiles and
 * the pictures are left out, which would only make the line busier.
 *
 * @param {string} out
 * @returns {string[]}
 */
function askedFor(out) {
  const pages = readPages(out).flatMap(({ file }) => {
    const address = pagePath(file);
    return address ? [address, `/${dataFileOf(file)}`] : [];
  });
  const files = listFiles(join(out, "_next/static"))
    .filter((file) => /\.(js|css|woff2)$/.test(file))
    .map((file) => encodeURI(`/_next/static/${file}`));
  return [...pages, ...files, "/manifest.webmanifest", "/sw.js"];
}

/** @param {string} name @param {number} visitors @param {Load} load */
function report(name, visitors, { requests, seconds, bytes, p50, p99, max, errors }) {
  const failed = Object.entries(errors).filter(([, count]) => count > 0);
  const perSecond = Math.round(requests / seconds);
  say(
    `${name}, ${visitors} visitors at once: ${requests} answers in ${seconds.toFixed(1)} s (${perSecond} per s, ${(bytes / seconds / 1e6).toFixed(1)} MB/s), median ${p50} ms, 99 % within ${p99} ms, slowest ${max} ms; ${failed.length === 0 ? "no error" : failed.map(([kind, count]) => `${count} ${kind} errors`).join(", ")}`,
  );
  return failed.length;
}

/** Sends many visitors at once, on this machine only, to nginx as it is shipped and to `npm start`'s server. */
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
    const paths = askedFor(OUT);
    const { cpu, cores } = machine();
    say(`${paths.length} files, asked for in turn; ${cpu}, ${cores} cores, load ${currentLoad()}`);
    const send = (/** @type {string} */ url, /** @type {number} */ visitors) =>
      sendVisitors({ wrk, url, paths, visitors, seconds: SECONDS, folder });

    const host = await startShippedNginx({
      nginx,
      out,
      folder: join(folder, "nginx"),
      port: NGINX_PORT,
    });
    const ofHost = await send(host.url, VISITORS.nginx);
    const said = await host.close();
    let failures = report("nginx", VISITORS.nginx, ofHost);
    if (said) say(said);

    const own = await startServer({ port: 0, quiet: true });
    const ofOwn = await send(own.url, VISITORS.own);
    await own.close();
    failures += report("npm start", VISITORS.own, ofOwn);
    if (failures > 0 || said)
      throw new UserError("Not every request was answered as it should be.");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
