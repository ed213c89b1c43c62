"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { AppArchive } from "./app-archive.client";

/**
 * The button for the archive of a task. The button is in a separate file, because standalone archives contain every
 * module that they import.
 */
export const LazyAppArchive = lazyOnMount<Parameters<typeof AppArchive>[0]>(
  () => import("./app-archive.client").then(({ AppArchive }) => AppArchive),
  () => null,
);
