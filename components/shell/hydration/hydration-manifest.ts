/** Id of the element that contains the manifest in a page. */
export const HYDRATION_MANIFEST_ID = "hydration-manifest";

/** Query parameter of a page's data URL that contains the page's release. */
export const RELEASE_PARAMETER = "release";

/** Files that a page fetches and runs to hydrate; the build writes the list into the page as JSON. */
export type HydrationManifest = {
  /** Release of the page; its data must belong to the same one. */
  version: string;
  /** URL of the page's data: the payload that a navigation to the page would fetch, with the release as parameter. */
  data: string;
  /** Length of the data in characters, to detect a truncated response. */
  length: number;
  /** URLs of the chunks, in any order. */
  scripts: string[];
  /** URL of webpack's runtime, which executes the chunks. */
  runtime: string;
  /** Module ids in the order of evaluation: the last module of each slice. */
  modules: (number | string)[];
};

/** Returns the release of a page's data, which Next writes into them. */
export const releaseOfData = (text: string) => /"b":"([^"]+)"/.exec(text)?.[1];
