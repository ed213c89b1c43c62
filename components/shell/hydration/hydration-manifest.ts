/** The id of the element that holds the manifest in a page. */
export const HYDRATION_MANIFEST_ID = "hydration-manifest";

/** The query parameter by which the URL of a page's data names the page's release. */
export const RELEASE_PARAMETER = "release";

/** What a page fetches and runs to hydrate; the build writes it into the page as JSON. */
export type HydrationManifest = {
  /** The release of the page, which its data must belong to. */
  version: string;
  /** URL of the page's data: the payload that a navigation to it would fetch, with the release as parameter. */
  data: string;
  /** Length of the data in characters, which tells a truncated response. */
  length: number;
  /** URLs of the chunks, in any order. */
  scripts: string[];
  /** URL of webpack's runtime, which executes the chunks. */
  runtime: string;
  /** Module ids in the order of evaluation, the last of each slice. */
  modules: (number | string)[];
};

/** The release that a page's data belong to, as Next writes it into them. */
export const releaseOfData = (text: string) => /"b":"([^"]+)"/.exec(text)?.[1];
