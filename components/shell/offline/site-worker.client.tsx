"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";
import { serviceWorkers } from "@/lib/device/service-workers";

/** The code with which a page communicates with the service worker, in browsers that support service workers. */
export const SiteWorkerStatus = lazyOnIdle(
  () => import("./update-notice.client").then(({ UpdateNotice }) => UpdateNotice),
  () => serviceWorkers() !== undefined,
);
