import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxConfig } from "../../build/delivery/nginx";
import { describeSite } from "../../build/delivery/site";
import { readSite } from "../../build/html/pages";
import { runNginx } from "../../run-nginx.mjs";

/** Less than nginx's own, so that what waits in its buffers cannot hold up what is more urgent. */
const SEND_BUFFER = "32k";

/** nginx reads no longer value from its configuration (NGX_CONF_BUFFER, with what stands around it). */
const LONGEST_VALUE = 4000;

/**
 * Returns a site without the headers that nginx could not read: the policy of a list of some 200 apps
 * has too many hashes, and the page declares it itself as well.
 *
 * @param {import("../../build/delivery/site").Site} site
 */
const readable = (site) => ({
  ...site,
  rules: site.rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([, value]) => value.length <= LONGEST_VALUE),
    ),
  })),
});

/**
 * @typedef {{ path: string, startedAt: number, bytes: number }} Answered a request that nginx has
 *   answered, when it came (ms since 1970), and the bytes of the answer
 */

/**
 * Serves an export by nginx with HTTP/2, TLS 1.3, precompressed copies and the headers that hosts of
 * the site are told, which is the same for every variant but for the policies of the pages.
 *
 * @param {object} options
 * @param {{ nginx: string, brotli: string }} options.server
 * @param {import("./certificate.mjs").Certificate} options.certificate
 * @param {string} options.out the export, with its compressed copies
 * @param {string} options.folder for what nginx writes
 * @param {number} options.port
 * @returns {Promise<{ answered: () => Answered[], close: () => Promise<void> }>}
 */
export async function startOrigin({ server, certificate, out, folder, port }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "site.conf"), nginxConfig(readable(describeSite(readSite(out, "")))));
  const log = join(folder, "access.log");
  const { close } = await runNginx({
    nginx: server.nginx,
    folder,
    port,
    out,
    site: "site.conf",
    main: `load_module ${server.brotli};\nmaster_process off;`,
    http: `log_format bench '$msec $request_time $bytes_sent $request_uri';\n  access_log ${log} bench;`,
    listen: `ssl http2 sndbuf=${SEND_BUFFER}`,
    server: `ssl_certificate ${certificate.certificate};
ssl_certificate_key ${certificate.key};
ssl_protocols TLSv1.3;
brotli_static on;`,
  });
  return {
    answered: () => readLog(log),
    close: async () => {
      await close();
    },
  };
}

/** @param {string} file @returns {Answered[]} */
function readLog(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [endedAt = "", took = "", bytes = "", ...path] = line.split(" ");
      const startedAt = (Number(endedAt) - Number(took)) * 1000;
      return { path: path.join(" "), startedAt, bytes: Number(bytes) };
    });
}
