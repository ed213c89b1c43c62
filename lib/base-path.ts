/** Where the site is published on its host: "" at the root, "/repo" below it (`BASE_PATH`, README.md). */
export const BASE_PATH = process.env.BASE_PATH ?? "";

/** The address on its host of a path of the site, which begins with "/". Next does it to what its router is given. */
export const withBase = (path: string) => `${BASE_PATH}${path}`;

/** The path of the site that stands at a path of its host, as Next's `usePathname` gives it. */
export const withoutBase = (pathname: string) =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || "/"
    : pathname;
