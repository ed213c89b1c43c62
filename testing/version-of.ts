import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { minorOf } from "@/experiments/engine/contract/app-versions";

/** Returns the version of an app in this release, in the format that study documents use. */
export const versionOf = (app: AppId) => minorOf(APPS[app].model.facts.version);
