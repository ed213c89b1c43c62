import type { AppId } from "@/experiments/catalog/app-ids";
import type { TestedApp } from "@/experiments/engine/contract/tested-app";
import { TESTED } from "./generated/tested-apps";

type Kind = TestedApp["kind"];

/** The apps of one kind, by id. */
type OfKind<Of extends Kind> = {
  [Id in AppId as (typeof TESTED)[Id]["kind"] extends Of ? Id : never]: Extract<
    TestedApp,
    { kind: Of }
  >;
};

/** What the browser tests know of each app. */
export const TESTED_APPS: Readonly<Record<AppId, TestedApp>> = TESTED;

/** Returns what the browser tests know of the apps of one kind, by id, in the order of the portfolio. */
export const testedOfKind = <Of extends Kind>(kind: Of) =>
  Object.fromEntries(
    Object.entries(TESTED_APPS).filter(([, app]) => app.kind === kind),
  ) as OfKind<Of>;
