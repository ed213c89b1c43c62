"use client";

import { type App, type AppCode, withParameters } from "@/experiments/engine/contract/define-app";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { AppId } from "./app-ids";
import { VIEWS } from "./generated/views";

/** The functions that fetch the code of each app, keyed by app id. */
const LOADERS: { [Id in AppId]: () => Promise<{ app: AppCode }> } = VIEWS;

/**
 * Returns the code of the app with this id.
 * @throws if the code cannot be loaded
 */
export const loadAppCode = async (id: AppId): Promise<AppCode> => (await LOADERS[id]()).app;

/**
 * Returns the app with this id and these parameters. If the parameters are absent, the app has its default values.
 * @throws if the code cannot be loaded
 */
export async function loadApp(
  id: AppId,
  parameters?: Readonly<Record<string, ParameterValue>>,
): Promise<App> {
  return withParameters(await loadAppCode(id), parameters);
}
