"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";
import { serviceWorkers } from "@/lib/device/service-workers";

/** The page's part of the service worker, in browsers that support one. */
export const SiteWorkerStatus = lazyOnIdle(
  () => import("./update-notice.client").then(({ UpdateNotice }) => UpdateNotice),
  () => serviceWorkers() !== undefined,
);
