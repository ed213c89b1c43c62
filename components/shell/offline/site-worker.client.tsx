"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** The page's part of the service worker, in browsers that support one. */
export const SiteWorker = lazyOnIdle(
  () => import("./update-notice.client").then(({ UpdateNotice }) => UpdateNotice),
  () => "serviceWorker" in navigator,
);
