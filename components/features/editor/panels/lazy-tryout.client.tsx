"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { Tryout } from "./tryout.client";

/** Runs a few trials in place; loads the engine when it is displayed. */
export const LazyTryout = lazyOnMount<Parameters<typeof Tryout>[0]>(
  () => import("./tryout.client").then(({ Tryout }) => Tryout),
  ({ words }) => <p role="status">{words.trying}</p>,
);
