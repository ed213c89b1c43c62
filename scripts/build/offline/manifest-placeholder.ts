/** The URL of the one entry that next-pwa writes at the position of the precache manifest. */
export const MANIFEST_PLACEHOLDER = "precache-manifest";
