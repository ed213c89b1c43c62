import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRoot } from "./programs.mjs";
import { UserError } from "./terminal.mjs";

/** What nginx wants to write goes into the folder of its run. */
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const PATIENCE_MS = 10_000;

/** Of what nginx reports as errors, so many characters are kept. */
const MOST_SAID = 2000;

/** Started by root, nginx would work as another account, which may not read this one's temporary files. */
const ACCOUNT = isRoot() ? "user root root;" : "";

/**
 * Runs nginx on this machine only, as docs/deploy/nginx.md has an operator do: the main configuration around a
 * site's, and `protocole.d/server.conf` for what is the operator's own.
 *
 * @param {object} options
 * @param {string} options.nginx
 * @param {string} options.folder of this run; the site's configuration may already be in it
 * @param {number} options.port
 * @param {string} options.out the export
 * @param {string} options.site the site's configuration, from the folder
 * @param {string} [options.main] more of the main configuration
 * @param {string} [options.events] more of what concerns connections
 * @param {string} [options.http] more of what concerns all sites
 * @param {string} [options.listen] more of how it listens
 * @param {string} [options.server] more of what concerns this site
 * @returns {Promise<{ close: () => Promise<string> }>} `close` gives what nginx reported as errors
 * @throws when nginx does not listen within ten seconds
 */
export async function runNginx({ nginx, folder, port, out, site, ...more }) {
  const { main = "", events = "", http = "", listen = "", server = "" } = more;
  mkdirSync(join(folder, "protocole.d"), { recursive: true });
  writeFileSync(
    join(folder, "nginx.conf"),
    `${main}
daemon off;
${ACCOUNT}
pid ${folder}/nginx.pid;
error_log stderr error;
events { ${events} }
http {
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  ${http}
  include ${site};
}
`,
  );
  writeFileSync(
    join(folder, "protocole.d/server.conf"),
    `listen 127.0.0.1:${port} ${listen};
server_name localhost;
root "${out}";
${server}
`,
  );
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"]);
  const kill = () => child.kill();
  process.once("exit", kill);
  let said = "";
  child.stderr.on("data", (chunk) => {
    if (said.length < MOST_SAID) said += chunk;
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  for (const limit = performance.now() + PATIENCE_MS; !(await listens(port)); await pause(50))
    if (child.exitCode !== null || performance.now() > limit)
      throw new UserError(`nginx does not serve ${out} at port ${port}.`, said);
  return {
    close: async () => {
      process.off("exit", kill);
      child.kill();
      await ended;
      return said.trim();
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
