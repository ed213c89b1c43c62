import type { AppId } from "@/experiments/catalog/app-ids";
import type { TestedApp } from "@/experiments/engine/contract/tested-app";
import { TESTED } from "./generated/tested-apps";

type Kind = TestedApp["kind"];

/** The apps of one kind, keyed by id. */
type OfKind<Of extends Kind> = {
  [Id in AppId as (typeof TESTED)[Id]["kind"] extends Of ? Id : never]: Extract<
    TestedApp,
    { kind: Of }
  >;
};

/** The facts about each app that the browser tests use. */
export const TESTED_APPS: Readonly<Record<AppId, TestedApp>> = TESTED;

/**
 * Returns the facts that the browser tests use, for the apps of one kind, keyed by id, in the order of the portfolio.
 */
export const testedOfKind = <Of extends Kind>(kind: Of) =>
  Object.fromEntries(
    Object.entries(TESTED_APPS).filter(([, app]) => app.kind === kind),
  ) as OfKind<Of>;
