/** What the site and the scripts that build it both go by, in a file that Node reads as it is. */

/** The id of the data block in a page that holds what the page has to fetch (components/shell/hydration/hydration-manifest.ts). */
export const HYDRATION_MANIFEST_ID = "hydration-manifest";

/** The query parameter of the release in the URL of a page's data. */
export const RELEASE_PARAMETER = "release";

/** How many characters of a file's hash are compared: 96 bits, against other content and not against forgery. */
export const HASH_LENGTH = 16;

/** What stands for `{s}` in a tile URL, a letter each (docs/specification.md, "Business constants and limits"). */
export const DEFAULT_SUBDOMAINS = "abc";

/** DataPipe, which puts files into the operator's OSF project (docs/methods.md, "Recruitment and receivers"). */
export const DATAPIPE_ORIGIN = "https://pipe.jspsych.org";
