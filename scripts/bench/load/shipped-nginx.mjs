import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRoot } from "../../apt.mjs";
import { writeHostFiles } from "../../delivery/write-host-files.mjs";
import { UserError } from "../../terminal.mjs";

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const PATIENCE_MS = 10_000;

/** Of what nginx reports as errors, so many characters are kept. */
const MOST_SAID = 2000;

/** Started by root, nginx would work as another account, which may not read this one's temporary files. */
const ACCOUNT = isRoot() ? "user root root;" : "";

/** What the operator's own nginx.conf has around the configuration that the build writes. @param {string} folder */
const mainConfig = (folder) => `
daemon off;
${ACCOUNT}
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes auto;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  include hosts/nginx.conf;
}
`;

/**
 * Serves an export by nginx as docs/deploy/nginx.md says, on this machine only.
 *
 * @param {{ nginx: string, out: string, folder: string, port: number }} options `folder` must not exist
 * @returns {Promise<{ url: string, close: () => Promise<string> }>} `close` gives what nginx reported as errors
 */
export async function startShippedNginx({ nginx, out, folder, port }) {
  mkdirSync(join(folder, "protocole.d"), { recursive: true });
  writeHostFiles(out, { folder: join(folder, "hosts"), base: "" });
  writeFileSync(join(folder, "nginx.conf"), mainConfig(folder));
  writeFileSync(
    join(folder, "protocole.d/server.conf"),
    `listen 127.0.0.1:${port} backlog=4096;\nserver_name localhost;\nroot "${out}";\n`,
  );
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"]);
  const kill = () => child.kill();
  process.once("exit", kill);
  let said = "";
  child.stderr.on("data", (chunk) => {
    if (said.length < MOST_SAID) said += chunk;
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const url = `http://127.0.0.1:${port}`;
  const limit = performance.now() + PATIENCE_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > limit)
      throw new UserError(`nginx does not serve ${out} at port ${port}.`, said);
    await pause(50);
  }
  return {
    url,
    close: async () => {
      process.off("exit", kill);
      child.kill();
      await ended;
      return said.trim();
    },
  };
}
