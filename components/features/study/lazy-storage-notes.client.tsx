"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { StorageNotes } from "./storage-notes.client";

/** The notes about storage, which the list of studies does not need. */
export const LazyStorageNotes = lazyOnMount<Parameters<typeof StorageNotes>[0]>(
  () => import("./storage-notes.client").then(({ StorageNotes }) => StorageNotes),
  () => null,
);
