import { APPS, type AppId } from "@/experiments/catalog/registry";
import { minorOf } from "@/experiments/engine/contract/app-versions";

/** Returns the version of an app of this release as a document names it. */
export const versionOf = (app: AppId) => minorOf(APPS[app].model.facts.version);
