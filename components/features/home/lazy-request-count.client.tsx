"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** The number of requests to other hosts; renders nothing until its code has arrived. */
export const LazyRequestCount = lazyOnIdle(() =>
  import("./request-count.client").then(({ RequestCount }) => RequestCount),
);
