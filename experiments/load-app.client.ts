"use client";

import type { AppModule } from "./engine/app-module";
import type { AppId } from "./registry";

/** The code of each app, fetched when somebody starts it. */
const LOADERS: Record<AppId, () => Promise<{ app: AppModule }>> = {
  stroop: () => import("./stroop/app.client"),
  flanker: () => import("./flanker/app.client"),
  "simple-rt": () => import("./simple-rt/app.client"),
  "go-no-go": () => import("./go-no-go/app.client"),
  "spatial-span": () => import("./spatial-span/app.client"),
  "lottery-choice": () => import("./lottery-choice/app.client"),
  "eleven-twenty": () => import("./eleven-twenty/app.client"),
  "mini-ipip": () => import("./mini-ipip/app.client"),
  "where-is-it": () => import("./where-is-it/app.client"),
};

/** The app of an id. @throws when its code does not arrive */
export async function loadApp(id: AppId): Promise<AppModule> {
  return (await LOADERS[id]()).app;
}
