"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** The code that plays the trial figures; without it they remain static. */
export const LazyFigurePlayer = lazyOnIdle(() =>
  import(/* webpackChunkName: "play-trial" */ "@/components/plots/figure-player.client").then(
    ({ FigurePlayer }) => FigurePlayer,
  ),
);
