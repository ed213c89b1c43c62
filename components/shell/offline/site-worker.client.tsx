"use client";

import { laterPart } from "@/components/ui/lazy-on-idle.client";

/** The page's part of the service worker, in browsers that support one. */
export const SiteWorker = laterPart(
  () => import("./update-notice.client").then(({ UpdateNotice }) => UpdateNotice),
  () => "serviceWorker" in navigator,
);
