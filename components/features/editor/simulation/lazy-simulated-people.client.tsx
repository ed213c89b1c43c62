"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { SimulatedPeople } from "./simulated-people.client";

/** Simulated participants; loads their figures and the simulation worker when it is displayed. */
export const LazySimulatedPeople = lazyOnMount<Parameters<typeof SimulatedPeople>[0]>(
  () => import("./simulated-people.client").then(({ SimulatedPeople }) => SimulatedPeople),
  ({ words }) => <p role="status">{words.controls.working}</p>,
);
