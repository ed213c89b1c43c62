/** What a page has to fetch and do to come alive; written into it by scripts/build/hydration/defer-hydration.ts. */
export type HydrationManifest = {
  /** The release of the page, by which its data say that they belong to it. */
  version: string;
  /** Address of the page's data, with the release: the payload that a navigation to the page would fetch. */
  data: string;
  /** How many characters the data have, by which they are known to be whole. */
  length: number;
  /** Addresses of its scripts, in any order. */
  scripts: string[];
  /** Address of webpack's runtime, which runs what the scripts hold. */
  runtime: string;
  /** Ids of modules in the order in which they are evaluated, so that it can be done in slices. */
  modules: (number | string)[];
};

/** The release that a page's data belong to, as Next writes it into them. */
export const releaseOfData = (text: string) => /"b":"([^"]+)"/.exec(text)?.[1];
