"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { SimulatedPeople } from "./simulated-people.client";

/** Simulated participants, with what they are drawn from and the worker that lets them do the apps. */
export const LazySimulatedPeople = lazyOnMount<Parameters<typeof SimulatedPeople>[0]>(
  () => import("./simulated-people.client").then(({ SimulatedPeople }) => SimulatedPeople),
  ({ words }) => <p role="status">{words.controls.working}</p>,
);
