"use client";

import type { AppId } from "@/experiments/catalog/app-ids";
import { loadAppCode } from "@/experiments/catalog/load-app.client";
import { minorOf, parametersOfRun, versionsRun } from "@/experiments/engine/contract/app-versions";
import { type App, withParameters } from "@/experiments/engine/contract/define-app";
import type { Session } from "@/experiments/engine/session/session";

/**
 * Returns the app with the parameters of a run. Returns null if this release does not score the version of the run,
 * because the scoring rules may have changed.
 * @throws if the code of the app does not load
 */
export async function appOfRun(
  id: AppId,
  { version, parameters = {} }: Pick<Session, "version" | "parameters">,
): Promise<App | null> {
  const code = await loadAppCode(id);
  const { facts } = withParameters(code).model;
  if (!versionsRun(code.parameters, facts.version).includes(minorOf(version))) return null;
  // Before sessions recorded their parameters, each run used the defaults of its version.
  return withParameters(code, parametersOfRun(code.parameters, version, parameters));
}
