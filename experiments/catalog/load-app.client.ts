"use client";

import { type App, type AppCode, withParameters } from "@/experiments/engine/contract/define-app";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { AppId } from "./app-ids";
import { VIEWS } from "./generated/views";

/** Functions that fetch the code of the apps, by app id. */
const LOADERS: { [Id in AppId]: () => Promise<{ app: AppCode }> } = VIEWS;

/** Returns the code of an app by its id. @throws when the code does not arrive */
export const loadAppCode = async (id: AppId): Promise<AppCode> => (await LOADERS[id]()).app;

/**
 * Returns an app by its id, with the parameters of a run, or else the published ones. @throws when its code does not
 * arrive
 */
export async function loadApp(
  id: AppId,
  parameters?: Readonly<Record<string, ParameterValue>>,
): Promise<App> {
  return withParameters(await loadAppCode(id), parameters);
}
