"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** What plays the trial figures; without it they rest. */
export const FigurePlayer = lazyOnIdle(() =>
  import(/* webpackChunkName: "play-trial" */ "@/components/plots/figure-player.client").then(
    ({ FigurePlayer }) => FigurePlayer,
  ),
);
