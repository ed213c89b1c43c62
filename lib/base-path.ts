/** The path under which the site is published: "" at the root, "/repo" below it (`BASE_PATH`, README.md). */
export const BASE_PATH = process.env.BASE_PATH ?? "";

/** Returns the path on the host for a path of the site. Next applies the same prefix to paths passed to its router. */
export const withBase = (path: string) => `${BASE_PATH}${path}`;

/** Inverse of `withBase`: returns the path within the site for a path returned by `usePathname`. */
export const withoutBase = (pathname: string) =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || "/"
    : pathname;
