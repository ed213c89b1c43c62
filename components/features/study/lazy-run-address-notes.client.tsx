"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { RunAddressNotes } from "./run-address-notes.client";

/**
 * The notes about the address of a run. Their code loads if the address contains more than a link of this site does.
 */
export const LazyRunAddressNotes = lazyOnMount<Parameters<typeof RunAddressNotes>[0]>(
  () => import("./run-address-notes.client").then(({ RunAddressNotes }) => RunAddressNotes),
  () => null,
);
