import type { FollowWords } from "@/content/data";
import type { Locale } from "@/lib/routes";

/** The props that all parts of the live view need. */
export type FollowPage = {
  /** The base of the receiver's URLs for sessions: a URL, or a path on the host of the site. */
  base: string;
  /** The name of the receiver in texts. */
  at: { host: string; path: string };
  words: FollowWords;
  locale: Locale;
};
