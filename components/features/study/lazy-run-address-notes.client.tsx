"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { RunAddressNotes } from "./run-address-notes.client";

/** Loads the notes about the address of a run if it has more than a link of this site. */
export const LazyRunAddressNotes = lazyOnMount<Parameters<typeof RunAddressNotes>[0]>(
  () => import("./run-address-notes.client").then(({ RunAddressNotes }) => RunAddressNotes),
  () => null,
);
