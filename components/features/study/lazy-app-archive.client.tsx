"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { AppArchive } from "./app-archive.client";

/**
 * The button for the archive of a task. It has a file of its own, because standalone archives contain everything that
 * they import.
 */
export const LazyAppArchive = lazyOnMount<Parameters<typeof AppArchive>[0]>(
  () => import("./app-archive.client").then(({ AppArchive }) => AppArchive),
  () => null,
);
