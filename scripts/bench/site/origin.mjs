import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { nginxConfig } from "../../delivery/nginx.mjs";
import { describeSite } from "../../delivery/site.mjs";
import { UserError } from "../../terminal.mjs";

/** Less than nginx's own, so that what waits in its buffers cannot hold up what is more urgent. */
const SEND_BUFFER = "32k";

const PATIENCE_MS = 10_000;

/** nginx reads no longer value from its configuration (NGX_CONF_BUFFER, with what stands around it). */
const LONGEST_VALUE = 4000;

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** @param {string} folder @param {string} brotli */
const mainConfig = (folder, brotli) => `
load_module ${brotli};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  log_format bench '$msec $request_time $bytes_sent $request_uri';
  access_log ${folder}/access.log bench;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  include site.conf;
}
`;

/**
 * Returns a site without the headers that nginx could not read: the policy of a list of some 200 apps
 * has too many hashes, and the page declares it itself as well.
 *
 * @param {import("../../delivery/site.mjs").Site} site
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
 * @param {string} options.folder for what nginx writes; it must not exist
 * @param {number} options.port
 * @returns {Promise<{ answered: () => Answered[], close: () => Promise<void> }>}
 */
export async function startOrigin({ server, certificate, out, folder, port }) {
  mkdirSync(join(folder, "protocole.d"), { recursive: true });
  writeFileSync(join(folder, "nginx.conf"), mainConfig(folder, server.brotli));
  writeFileSync(join(folder, "site.conf"), nginxConfig(readable(describeSite(out, ""))));
  writeFileSync(
    join(folder, "protocole.d/server.conf"),
    `listen 127.0.0.1:${port} ssl http2 sndbuf=${SEND_BUFFER};
server_name localhost;
root "${out}";
ssl_certificate ${certificate.certificate};
ssl_certificate_key ${certificate.key};
ssl_protocols TLSv1.3;
brotli_static on;
`,
  );
  const child = spawn(server.nginx, [
    "-p",
    folder,
    "-c",
    join(folder, "nginx.conf"),
    "-e",
    "stderr",
  ]);
  const kill = () => child.kill();
  process.once("exit", kill);
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  for (const limit = performance.now() + PATIENCE_MS; !(await listens(port)); await pause(50)) {
    if (child.exitCode !== null || performance.now() > limit)
      throw new UserError(`nginx does not serve ${out} at port ${port}.`, said);
  }
  return {
    answered: () => readLog(join(folder, "access.log")),
    close: async () => {
      process.off("exit", kill);
      child.kill();
      await ended;
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
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
