"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { RunAddressNotes } from "./run-address-notes.client";

/** What is said of the address of a run, for who comes with more than a link of this site. */
export const LazyRunAddressNotes = lazyOnMount<Parameters<typeof RunAddressNotes>[0]>(
  () => import("./run-address-notes.client").then(({ RunAddressNotes }) => RunAddressNotes),
  () => null,
);
