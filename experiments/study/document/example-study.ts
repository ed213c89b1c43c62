import { MODELS } from "@/experiments/catalog/generated/models";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { FORMAT } from "./format";

/** Any JSON value. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The parameters of the Stroop task in the example. They set fewer trials than in the published task. */
export const EXAMPLE_STROOP = { ...defaultsOf(MODELS.stroop.parameters), trials: 96, blocks: 4 };

/** The number of people and the pay in the plan of the example study. */
export const EXAMPLE_PLAN = { people: 60, payPerHour: 9, currency: "GBP" } as const;

/** The question that the example study asks: does Stroop interference correlate with extraversion? */
const EXAMPLE_QUESTION = {
  question: "correlation",
  measure: "stroop.stroop_effect",
  other: { measure: "traits.extraversion" },
  effect: 0.3,
} as const;

/** Returns the duration of the example study, rounded up to whole minutes. Participants are paid for this duration. */
export function exampleMinutes(): number {
  const traits = MODELS["mini-ipip"].modelOf(defaultsOf(MODELS["mini-ipip"].parameters));
  const { seconds } = MODELS.stroop.modelOf(EXAMPLE_STROOP).facts;
  return Math.ceil((seconds + traits.facts.seconds) / 60);
}

/** Returns the study that pages display as an example and that the editor opens first. */
export function exampleDocument(title: string): { readonly [key: string]: Json } {
  const traits = defaultsOf(MODELS["mini-ipip"].parameters);
  return {
    protocol: FORMAT,
    steps: [
      {
        id: "stroop",
        app: "stroop",
        version: minorOf(MODELS.stroop.modelOf(EXAMPLE_STROOP).facts.version),
        parameters: EXAMPLE_STROOP,
      },
      {
        id: "traits",
        app: "mini-ipip",
        version: minorOf(MODELS["mini-ipip"].modelOf(traits).facts.version),
        parameters: traits,
      },
    ],
    order: "fixed",
    language: "participant",
    title,
    plan: { ...EXAMPLE_QUESTION, ...EXAMPLE_PLAN },
    delivery: { ids: ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"] },
  };
}
