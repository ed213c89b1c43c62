/**
 * The path of the host under which the site is published: "" for the root of the host, or for example "/repo"
 * (`BASE_PATH`, README.md).
 */
export const BASE_PATH = process.env.BASE_PATH ?? "";

/**
 * Returns the path on the host for a path of the site. Next's router adds the base path itself to every path that the
 * router receives.
 */
export const withBase = (path: string) => `${BASE_PATH}${path}`;

/** Inverse of `withBase`: removes the base path from a path that `usePathname` has returned. */
export const withoutBase = (pathname: string) =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || "/"
    : pathname;
