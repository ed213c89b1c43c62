"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { RunAddressNotes } from "./run-address-notes.client";

/**
 * The notes about the URL of a run. Their code loads only if the URL contains parameters that links of this site do not
 * contain.
 */
export const LazyRunAddressNotes = lazyOnMount<Parameters<typeof RunAddressNotes>[0]>(
  () => import("./run-address-notes.client").then(({ RunAddressNotes }) => RunAddressNotes),
  () => null,
);
