"use client";

import { type App, type AppCode, withParameters } from "@/experiments/engine/contract/define-app";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { AppId } from "./app-ids";
import { VIEWS } from "./generated/views";

/** A function that fetches the code of an app, for each. */
const LOADERS: { [Id in AppId]: () => Promise<{ app: AppCode }> } = VIEWS;

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
