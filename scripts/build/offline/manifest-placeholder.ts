/** The URL of the one entry that next-pwa writes where the precache manifest belongs. */
export const MANIFEST_PLACEHOLDER = "precache-manifest";
