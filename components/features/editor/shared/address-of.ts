import { withBase } from "@/lib/base-path";

/** Returns an absolute URL on this site, for links that visitors share. */
export const addressOf = (path: string) => location.origin + withBase(path);

/** The length in characters above which some programs truncate links. */
export const LONGEST_LINK = 2000;
