/** The id of the element that contains the manifest in a page. */
export const HYDRATION_MANIFEST_ID = "hydration-manifest";

/** The name of the query parameter with the page's release, in the URL of the page's data. */
export const RELEASE_PARAMETER = "release";

/** The files that a page fetches and runs for hydration. The build writes the list into the page as JSON. */
export type HydrationManifest = {
  /** The release of the page. The data of the page must belong to this release. */
  version: string;
  /**
   * The URL of the page's data, with the release as a parameter. The data are the payload that a client-side navigation
   * to the page would fetch.
   */
  data: string;
  /**
   * The length of the data in characters. The page compares it with a response to detect that the response is
   * truncated.
   */
  length: number;
  /** The URLs of the chunks, in any order. */
  scripts: string[];
  /** The URL of webpack's runtime, which executes the chunks. */
  runtime: string;
  /** The ids of the last module in each slice, in the order of evaluation. */
  modules: (number | string)[];
};

/** Returns the release of a page's data. Next writes the release into the data. */
export const releaseOfData = (text: string) => /"b":"([^"]+)"/.exec(text)?.[1];
