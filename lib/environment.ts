import { z } from "zod";

/** Where the site is published when nobody says: a reserved name, listed by `npm run check:launch`. */
const SAMPLE_SITE_URL = "https://protocole.example";

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, "is more than an origin");

/**
 * The origin that canonical addresses and social pictures are given with, from `SITE_URL`.
 * @throws Error that says how to write it
 */
export function siteUrl(value: string | undefined = process.env.SITE_URL): URL {
  const result = origin.safeParse(value || SAMPLE_SITE_URL);
  if (result.success) return result.data;
  throw new Error(
    `SITE_URL is "${value}": write the origin the site is published at, such as https://www.your-site.org`,
  );
}
