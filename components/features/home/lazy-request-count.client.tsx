"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** The number of requests to other hosts. The component renders nothing until its code has loaded. */
export const LazyRequestCount = lazyOnIdle(() =>
  import("./request-count.client").then(({ RequestCount }) => RequestCount),
);
