import { join } from "node:path";
import { expect } from "@playwright/test";
import getPort from "get-port";
import { writeHostFiles } from "@/scripts/build/delivery/write-host-files";
import { readSite } from "@/scripts/build/html/pages";
import { runNginx } from "@/scripts/run-nginx";

/**
 * Serves an export with nginx, using the configuration that the build writes for the export.
 * @param own the lines of the operator: in the server, and around it
 */
export async function startNginx(
  nginx: string,
  out: string,
  base: string,
  folder: string,
  own: { server?: string; http?: string } = {},
) {
  const port = await getPort();
  writeHostFiles(readSite(out, base), join(folder, "hosts"));
  const { close } = await runNginx({
    nginx,
    folder,
    port,
    out,
    site: "hosts/nginx.conf",
    main: "master_process off;",
    http: `access_log off; ${own.http ?? ""}`,
    server: own.server ?? "",
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => expect(await close(), "what nginx reports as errors").toBe(""),
  };
}
