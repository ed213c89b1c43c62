// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

/** The planner's figures of each app, each in a file of its own. */
export const PLANNER_FILES = {
  stroop: () => import(/* webpackChunkName: "plan-stroop" */ "./stroop.json"),
  flanker: () => import(/* webpackChunkName: "plan-flanker" */ "./flanker.json"),
  simon: () => import(/* webpackChunkName: "plan-simon" */ "./simon.json"),
  "simple-rt": () => import(/* webpackChunkName: "plan-simple-rt" */ "./simple-rt.json"),
  "choice-rt": () => import(/* webpackChunkName: "plan-choice-rt" */ "./choice-rt.json"),
  "go-no-go": () => import(/* webpackChunkName: "plan-go-no-go" */ "./go-no-go.json"),
  "spatial-span": () => import(/* webpackChunkName: "plan-spatial-span" */ "./spatial-span.json"),
  "digit-span": () => import(/* webpackChunkName: "plan-digit-span" */ "./digit-span.json"),
  "lottery-choice": () => import(/* webpackChunkName: "plan-lottery-choice" */ "./lottery-choice.json"),
  "delay-discounting": () => import(/* webpackChunkName: "plan-delay-discounting" */ "./delay-discounting.json"),
  "eleven-twenty": () => import(/* webpackChunkName: "plan-eleven-twenty" */ "./eleven-twenty.json"),
  "mini-ipip": () => import(/* webpackChunkName: "plan-mini-ipip" */ "./mini-ipip.json"),
  "where-is-it": () => import(/* webpackChunkName: "plan-where-is-it" */ "./where-is-it.json"),
} as const;
