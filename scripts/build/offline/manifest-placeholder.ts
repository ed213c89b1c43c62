/**
 * The URL of the only entry that next-pwa writes into the worker. The build later replaces this entry with the precache
 * manifest.
 */
export const MANIFEST_PLACEHOLDER = "precache-manifest";
