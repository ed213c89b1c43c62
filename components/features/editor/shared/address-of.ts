import { withBase } from "@/lib/base-path";

/** Returns an absolute address on this site, for links that are shared. */
export const addressOf = (path: string) => location.origin + withBase(path);

/** Some programs truncate links that are longer than this, in characters. */
export const LONGEST_LINK = 2000;
