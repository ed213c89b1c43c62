import { withBase } from "./base-path";

/**
 * The URL that is used if `SITE_URL` is not set. It has a reserved domain name, and `npm run check:launch` reports its
 * use.
 */
const SAMPLE_SITE_URL = "https://protocole.example";

/** Returns the origin of the site from `SITE_URL`, which the build has checked (scripts/build/environment.ts). */
export function siteUrl(value: string | undefined = process.env.SITE_URL): URL {
  return new URL(value || SAMPLE_SITE_URL);
}

/** Returns the absolute URL of a path of the site, for programs outside the site. The URL includes the base path. */
export const absoluteUrl = (path: string): URL => new URL(withBase(path), siteUrl());

/** Returns the date of the build (scripts/build/source-date.mjs), or the current date outside a build. */
export function sourceDate(seconds: string | undefined = process.env.SOURCE_DATE_EPOCH): Date {
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
