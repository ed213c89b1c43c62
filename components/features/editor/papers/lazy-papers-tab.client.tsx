"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { PapersTab } from "./papers-tab.client";

/** The papers of a study. The code that writes them loads when the papers are displayed. */
export const LazyPapersTab = lazyOnMount<Parameters<typeof PapersTab>[0]>(
  () => import("./papers-tab.client").then(({ PapersTab }) => PapersTab),
  ({ words }) => <p role="status">{words.loading}</p>,
);
