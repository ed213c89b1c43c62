"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** The count of requests to other hosts; nothing without its code. */
export const RequestCount = lazyOnIdle(() =>
  import("./request-count.client").then(({ RequestCount }) => RequestCount),
);
