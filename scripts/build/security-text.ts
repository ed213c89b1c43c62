import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExportedSite } from "./html/pages";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long before security.txt expires a build begins to warn of it. */
const WARN_DAYS = 30;

/**
 * Build step: warns of a security.txt that old sources make expire (RFC 9116: it must not be used
 * then).
 *
 * @param now milliseconds since 1970
 * @returns until when it is valid
 */
export function checkSecurityText({ out }: Pick<ExportedSite, "out">, now = Date.now()): string {
  const text = readFileSync(join(out, ".well-known/security.txt"), "utf8");
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0);
  const valid = `security.txt is valid until ${expires.toISOString().slice(0, 10)}`;
  if (expires.getTime() - now > WARN_DAYS * DAY_MS) return valid;
  return `${valid}: build from a newer commit, or set SOURCE_DATE_EPOCH=${Math.floor(now / 1000)}`;
}
