"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { SimulatedPeople } from "./simulated-people.client";

/** Simulated participants. The figures and the simulation worker load when the section is displayed. */
export const LazySimulatedPeople = lazyOnMount<Parameters<typeof SimulatedPeople>[0]>(
  () => import("./simulated-people.client").then(({ SimulatedPeople }) => SimulatedPeople),
  ({ words }) => <p role="status">{words.controls.working}</p>,
);
