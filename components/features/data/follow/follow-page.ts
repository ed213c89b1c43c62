import type { FollowWords } from "@/content/data";
import type { Locale } from "@/lib/routes";

/** What all parts of the live view need. */
export type FollowPage = {
  /** The address of the sessions: a URL, or a path on the host of the site. */
  base: string;
  /** The receiver as texts name it. */
  at: { host: string; path: string };
  words: FollowWords;
  locale: Locale;
};
