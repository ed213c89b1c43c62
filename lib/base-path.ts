/**
 * The path under which the site is published: "" at the root of a host, "/repo" below this path (`BASE_PATH`,
 * README.md).
 */
export const BASE_PATH = process.env.BASE_PATH ?? "";

/**
 * Returns the path on the host for a path of the site. Next adds the same prefix to every path passed to its router.
 */
export const withBase = (path: string) => `${BASE_PATH}${path}`;

/** Inverse of `withBase`: removes the base path from a path that `usePathname` has returned. */
export const withoutBase = (pathname: string) =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || "/"
    : pathname;
