"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/**
 * The code that animates the trial figures. It is loaded when the browser is idle. Until then, the figures are static.
 */
export const LazyFigurePlayer = lazyOnIdle(() =>
  import(/* webpackChunkName: "play-trial" */ "@/components/plots/figure-player.client").then(
    ({ FigurePlayer }) => FigurePlayer,
  ),
);
