"use client";

import { type App, type AppCode, withParameters } from "@/experiments/engine/contract/define-app";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { AppId } from "./registry";

/** The code of each app, fetched when somebody starts it. */
const LOADERS: { [Id in AppId]: () => Promise<{ app: AppCode }> } = {
  stroop: () => import("@/experiments/apps/stroop/view.client"),
  flanker: () => import("@/experiments/apps/flanker/view.client"),
  "simple-rt": () => import("@/experiments/apps/simple-rt/view.client"),
  "go-no-go": () => import("@/experiments/apps/go-no-go/view.client"),
  "spatial-span": () => import("@/experiments/apps/spatial-span/view.client"),
  "lottery-choice": () => import("@/experiments/apps/lottery-choice/view.client"),
  "eleven-twenty": () => import("@/experiments/apps/eleven-twenty/view.client"),
  "mini-ipip": () => import("@/experiments/apps/mini-ipip/view.client"),
  "where-is-it": () => import("@/experiments/apps/where-is-it/view.client"),
};

/** Returns the code of an app by its id. @throws when it does not arrive */
export const loadAppCode = async (id: AppId): Promise<AppCode> => (await LOADERS[id]()).app;

/**
 * Returns an app by its id, with the parameters of a run, or as published. @throws when its code does not arrive
 */
export async function loadApp(
  id: AppId,
  parameters?: Readonly<Record<string, ParameterValue>>,
): Promise<App> {
  return withParameters(await loadAppCode(id), parameters);
}
