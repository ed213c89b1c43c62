import { minorOf } from "@/experiments/app-versions";
import { APPS, type AppId } from "@/experiments/registry";

/** Returns the version of an app of this release as a document names it. */
export const versionOf = (app: AppId) => minorOf(APPS[app].model.facts.version);
