"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { AppArchive } from "./app-archive.client";
import type { StorageNotes } from "./storage-notes.client";

/** Parts of the page of a task that the list of studies does not need. */
export const LazyAppArchive = lazyOnMount<Parameters<typeof AppArchive>[0]>(
  () => import("./app-archive.client").then(({ AppArchive }) => AppArchive),
  () => null,
);

export const LazyStorageNotes = lazyOnMount<Parameters<typeof StorageNotes>[0]>(
  () => import("./storage-notes.client").then(({ StorageNotes }) => StorageNotes),
  () => null,
);
