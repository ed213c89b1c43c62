"use client";

import { type App, type AppCode, withParameters } from "./define-app";
import type { ParameterValue } from "./define-parameters";
import type { AppId } from "./registry";

/** The code of each app, fetched when somebody starts it. */
const LOADERS: { [Id in AppId]: () => Promise<{ app: AppCode }> } = {
  stroop: () => import("./stroop/view.client"),
  flanker: () => import("./flanker/view.client"),
  "simple-rt": () => import("./simple-rt/view.client"),
  "go-no-go": () => import("./go-no-go/view.client"),
  "spatial-span": () => import("./spatial-span/view.client"),
  "lottery-choice": () => import("./lottery-choice/view.client"),
  "eleven-twenty": () => import("./eleven-twenty/view.client"),
  "mini-ipip": () => import("./mini-ipip/view.client"),
  "where-is-it": () => import("./where-is-it/view.client"),
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
