"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import { BeforeCheck } from "./before-check";
import type { DeviceRoom } from "./device-room.client";

/** The check and its report. Their code loads after the page; until then, the page lists the parts of the check. */
export const DeviceSlot = lazyOnMount<Parameters<typeof DeviceRoom>[0]>(
  () => import("./device-room.client").then(({ DeviceRoom }) => DeviceRoom),
  ({ words }) => <BeforeCheck words={words.check} />,
);
