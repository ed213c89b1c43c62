import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../project.mjs";
import type { ExportedSite } from "../html/pages";
import { caddyfile } from "./caddy";
import { cloudfrontFunction, cloudfrontHeaders, s3Upload } from "./cloudfront";
import { configuredEmbedders } from "./headers";
import { nginxConfig } from "./nginx";
import { describeSite } from "./site";

/** The configurations are outside of out/, because a host must read these files but must not serve them. */
export const HOSTS = join(ROOT, "hosts");

/**
 * Build step: writes the configurations of hosts that do not read `_headers`.
 *
 * @returns a summary for the log
 */
export function writeHostFiles(
  exported: ExportedSite,
  folder = HOSTS,
  embedders = configuredEmbedders(),
): string {
  const site = describeSite(exported, embedders);
  const headers = cloudfrontHeaders(site);
  const files = {
    "nginx.conf": nginxConfig(site),
    Caddyfile: caddyfile(site),
    "cloudfront-function.js": cloudfrontFunction(site),
    "cloudfront-headers.json": headers.all,
    "cloudfront-headers-previews.json": headers.previews,
    "s3-upload.sh": s3Upload(site),
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return `hosts/ written: ${Object.keys(files).join(", ")}`;
}
