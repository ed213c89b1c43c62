/** Where the source code of the site is published: "" where that is nowhere (`NEXT_PUBLIC_SOURCE_URL`, README.md). */
export const SOURCE_URL = process.env.NEXT_PUBLIC_SOURCE_URL ?? "";
