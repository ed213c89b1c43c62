import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { basePath, buildEnvironment } from "../environment.mjs";
import { ROOT } from "../project.mjs";
import { caddyfile } from "./caddy.mjs";
import { cloudfrontFunction, cloudfrontHeaders, s3Upload } from "./cloudfront.mjs";
import { nginxConfig } from "./nginx.mjs";
import { describeSite } from "./site.mjs";

/** Beside out/, because a host reads them and must not serve them. */
const HOSTS = join(ROOT, "hosts");

/**
 * Build step: writes the configurations of hosts that do not read `_headers`.
 *
 * @param {string} out
 * @param {{ folder?: string, base?: string }} [options]
 * @returns {string} what was done
 */
export function writeHostFiles(out, { folder = HOSTS, base = basePath(buildEnvironment()) } = {}) {
  const site = describeSite(out, base);
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
