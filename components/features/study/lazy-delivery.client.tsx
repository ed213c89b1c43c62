"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { KeptDelivery } from "./kept-delivery.client";

/** The delivery state of a study's data. Its code loads for participants who have data to send. */
export const LazyKeptDelivery = lazyOnMount<Parameters<typeof KeptDelivery>[0]>(
  () => import("./kept-delivery.client").then(({ KeptDelivery }) => KeptDelivery),
  () => null,
);
