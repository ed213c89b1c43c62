/**
 * URL of the published source code of the site (`NEXT_PUBLIC_SOURCE_URL`, README.md); "" if the source code is not
 * published.
 */
export const SOURCE_URL = process.env.NEXT_PUBLIC_SOURCE_URL ?? "";
