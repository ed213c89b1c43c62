/** The path under which the site is published: "" at the root, "/repo" below it (`BASE_PATH`, README.md). */
export const BASE_PATH = process.env.BASE_PATH ?? "";

/** The path on the host of a path of the site. Next does the same to paths given to its router. */
export const withBase = (path: string) => `${BASE_PATH}${path}`;

/** The inverse of `withBase`: a path of the site, as `usePathname` returns it. */
export const withoutBase = (pathname: string) =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || "/"
    : pathname;
