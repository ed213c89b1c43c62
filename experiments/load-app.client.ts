"use client";

import type { App } from "./define-app";
import type { AppId } from "./registry";

/** The code of each app, fetched when somebody starts it. */
const LOADERS: { [Id in AppId]: () => Promise<{ app: App }> } = {
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

/** Returns an app by its id. @throws when its code does not arrive */
export async function loadApp(id: AppId): Promise<App> {
  return (await LOADERS[id]()).app;
}
