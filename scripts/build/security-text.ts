import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExportedSite } from "./html/pages";

const DAY_MS = 24 * 60 * 60 * 1000;

/** If security.txt expires in less than this time, the build prints a warning. */
const WARN_DAYS = 30;

/**
 * Build step: warns if security.txt expires soon, because the sources are old (RFC 9116: an expired file must not be
 * used).
 *
 * @param now milliseconds since 1970
 * @returns a line for the log with the expiry date
 */
export function checkSecurityText({ out }: Pick<ExportedSite, "out">, now = Date.now()): string {
  const text = readFileSync(join(out, ".well-known/security.txt"), "utf8");
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0);
  const valid = `security.txt is valid until ${expires.toISOString().slice(0, 10)}`;
  if (expires.getTime() - now > WARN_DAYS * DAY_MS) return valid;
  return `${valid}: build from a newer commit, or set SOURCE_DATE_EPOCH=${Math.floor(now / 1000)}`;
}
