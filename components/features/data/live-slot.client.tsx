"use client";

import type { LiveView } from "@/components/features/data/follow/live-view.client";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";

/** The live part of the page. Its code and the code that asks the receiver load when the visitor chooses it. */
export const LiveSlot = lazyOnMount<Parameters<typeof LiveView>[0]>(
  () =>
    import("@/components/features/data/follow/live-view.client").then(({ LiveView }) => LiveView),
  ({ words }) => <p role="status">{words.loading}</p>,
);
