import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { writeHostFiles } from "@/scripts/delivery/write-host-files.mjs";
import { freePort } from "../scripts/free-port.mjs";

/** What nginx wants to write goes into a folder of the test's own. */
const mainConfig = (folder: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n  ")}
  include hosts/nginx.conf;
}
`;

/** Serves an export by nginx with the configuration that the build writes for it. */
export async function startNginx(nginx: string, out: string, base: string, folder: string) {
  const port = await freePort();
  mkdirSync(join(folder, "protocole.d"), { recursive: true });
  writeHostFiles(out, { folder: join(folder, "hosts"), base });
  writeFileSync(join(folder, "nginx.conf"), mainConfig(folder));
  writeFileSync(
    join(folder, "protocole.d/server.conf"),
    `listen 127.0.0.1:${port};\nserver_name localhost;\nroot "${out}";\n`,
  );
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"]);
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect(child.exitCode, said).toBeNull();
    await fetch(url);
  }).toPass({ timeout: 10_000 });
  return {
    url,
    close: async () => {
      child.kill();
      await ended;
      expect(said, "what nginx reports as errors").toBe("");
    },
  };
}
