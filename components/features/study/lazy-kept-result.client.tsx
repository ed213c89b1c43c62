"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { KeptResultRoom } from "./kept-result-room.client";

/** Loads a result that the visitor opens again, with the code that reads the device and draws results. */
export const LazyKeptResult = lazyOnMount<Parameters<typeof KeptResultRoom>[0]>(
  () => import("./kept-result-room.client").then(({ KeptResultRoom }) => KeptResultRoom),
  () => null,
);
