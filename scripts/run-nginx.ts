import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRoot } from "./programs.mjs";
import { UserError } from "./terminal.mjs";

/** The names of the files that nginx writes into the folder of its run. */
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const PATIENCE_MS = 10_000;

/** The number of characters of nginx's error log that an error message contains. */
const MOST_SAID = 2000;

/**
 * This setting makes nginx read root's temporary files. If root starts nginx, the workers of nginx would otherwise run
 * under the account nobody, which may not read these files.
 */
const ACCOUNT = isRoot() ? "user root root;" : "";

type NginxRun = {
  nginx: string;
  /** The folder of this run of nginx. The folder may already contain the configuration of the site. */
  folder: string;
  port: number;
  out: string;
  /** The path of the site's configuration file, relative to the folder. */
  site: string;
} & Partial<Record<"main" | "events" | "http" | "listen" | "server", string>>;

/**
 * Runs nginx on the loopback interface as docs/deploy/nginx.md describes: a main configuration that includes the site's
 * configuration, and `protocole.d/server.conf` for the operator's settings. `close` returns the error log.
 *
 * @throws UserError when nginx does not listen within ten seconds
 */
export async function runNginx({
  nginx,
  folder,
  port,
  out,
  site,
  ...more
}: NginxRun): Promise<{ close: () => Promise<string> }> {
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

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
