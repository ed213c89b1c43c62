import { organisation } from "@/content/organisation";
import { LOCALES } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site-url";

const VALID_DAYS = 330;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the text of /.well-known/security.txt (RFC 9116). The text is valid for less than a year from the date of the
 * build.
 */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${organisation.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${absoluteUrl("/.well-known/security.txt").href}`,
    "",
  ].join("\n");
}
