"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { TaskScreen } from "./task-screen.client";

/** The screen of a task. The code that runs tasks loads when the screen is displayed. */
export const LazyTaskScreen = lazyOnMount<Parameters<typeof TaskScreen>[0]>(
  () => import("./task-screen.client").then(({ TaskScreen }) => TaskScreen),
  ({ words }) => <p role="status">{words.loading}</p>,
);
