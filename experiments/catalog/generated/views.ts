// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

/** Functions that load the code of each app when the app starts. */
export const VIEWS = {
  stroop: () => import("@/experiments/apps/stroop/view.client"),
  flanker: () => import("@/experiments/apps/flanker/view.client"),
  simon: () => import("@/experiments/apps/simon/view.client"),
  "simple-rt": () => import("@/experiments/apps/simple-rt/view.client"),
  "choice-rt": () => import("@/experiments/apps/choice-rt/view.client"),
  "go-no-go": () => import("@/experiments/apps/go-no-go/view.client"),
  "spatial-span": () => import("@/experiments/apps/spatial-span/view.client"),
  "digit-span": () => import("@/experiments/apps/digit-span/view.client"),
  "lottery-choice": () => import("@/experiments/apps/lottery-choice/view.client"),
  "delay-discounting": () => import("@/experiments/apps/delay-discounting/view.client"),
  "eleven-twenty": () => import("@/experiments/apps/eleven-twenty/view.client"),
  "mini-ipip": () => import("@/experiments/apps/mini-ipip/view.client"),
  "where-is-it": () => import("@/experiments/apps/where-is-it/view.client"),
} as const;
