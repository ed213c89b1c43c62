"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { StorageNotes } from "./storage-notes.client";

/** The notes about storage. They load separately, because the list of studies does not need them. */
export const LazyStorageNotes = lazyOnMount<Parameters<typeof StorageNotes>[0]>(
  () => import("./storage-notes.client").then(({ StorageNotes }) => StorageNotes),
  () => null,
);
