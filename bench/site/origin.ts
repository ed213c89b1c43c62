import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxConfig } from "@/scripts/build/delivery/nginx";
import { describeSite, type Site } from "@/scripts/build/delivery/site";
import { readSite } from "@/scripts/build/html/pages";
import { runNginx } from "@/scripts/run-nginx";
import type { Certificate } from "./certificate";
import type { Server } from "./find-server";

/**
 * The send buffer is smaller than the buffer that nginx uses by default. Data that wait in a small send buffer cannot
 * delay more urgent data.
 */
const SEND_BUFFER = "32k";

/**
 * The longest header value in characters. nginx does not read longer values from its configuration. The limit is
 * NGX_CONF_BUFFER, less the text around the value.
 */
const LONGEST_VALUE = 4000;

/**
 * Returns a site without the headers that nginx cannot read. With some 200 apps, the security policy of the portfolio
 * page contains too many hashes for nginx. The benchmark still has the policy, because the page itself also declares
 * it.
 */
const readable = (site: Site): Site => ({
  ...site,
  rules: site.rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([, value]) => value.length <= LONGEST_VALUE),
    ),
  })),
});

/** A request in nginx's log: the path, the start in ms since 1970, and the bytes of the response. */
export type LoggedRequest = { path: string; startedAt: number; bytes: number };

/**
 * Serves an export with nginx, with HTTP/2, TLS 1.3, precompressed copies and the headers that the build writes for
 * hosts. Apart from the security policies of their pages, the servers of all variants are the same.
 *
 * @param options.out the export, with its compressed copies
 * @param options.folder the folder for nginx's configuration and logs
 */
export async function startOrigin({
  server,
  certificate,
  out,
  folder,
  port,
}: {
  server: Server;
  certificate: Certificate;
  out: string;
  folder: string;
  port: number;
}) {
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
    requests: () => readLog(log),
    close: async () => {
      await close();
    },
  };
}

const readLog = (file: string): LoggedRequest[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [endedAt = "", took = "", bytes = "", ...path] = line.split(" ");
      const startedAt = (Number(endedAt) - Number(took)) * 1000;
      return { path: path.join(" "), startedAt, bytes: Number(bytes) };
    });
