import { withBase } from "./base-path";

/** Where the site is published when nobody says: a reserved name, listed by `npm run check:launch`. */
const SAMPLE_SITE_URL = "https://protocole.example";

/** The origin of the site, from `SITE_URL`, which the build has checked (scripts/build/environment.ts). */
export function siteUrl(value: string | undefined = process.env.SITE_URL): URL {
  return new URL(value || SAMPLE_SITE_URL);
}

/** The absolute URL of a path of the site, for readers elsewhere: origin, base path, path. */
export const absoluteUrl = (path: string): URL => new URL(withBase(path), siteUrl());

/** The date that a build counts as its own (scripts/build/source-date.mjs); now, where nothing is built. */
export function sourceDate(seconds: string | undefined = process.env.SOURCE_DATE_EPOCH): Date {
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
