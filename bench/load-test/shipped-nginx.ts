import { join } from "node:path";
import { writeHostFiles } from "@/scripts/build/delivery/write-host-files";
import { readSite } from "@/scripts/build/html/pages";
import { runNginx } from "@/scripts/run-nginx";

/**
 * Serves an export with nginx to many clients at once. The configuration is the one in docs/deploy/nginx.md.
 *
 * @returns its URL, and `close`, which returns the errors in nginx's log
 */
export async function startShippedNginx({
  nginx,
  out,
  folder,
  port,
}: {
  nginx: string;
  out: string;
  folder: string;
  port: number;
}) {
  writeHostFiles(readSite(out, ""), join(folder, "hosts"));
  const { close } = await runNginx({
    nginx,
    folder,
    port,
    out,
    site: "hosts/nginx.conf",
    main: "worker_processes auto;\nworker_rlimit_nofile 8192;",
    events: "worker_connections 4096;",
    http: "access_log off;\n  sendfile on;",
    listen: "backlog=4096",
  });
  return { url: `http://127.0.0.1:${port}`, close };
}
