import type { TestedForm } from "@/experiments/engine/contract/tested-app";

export const elevenTwentyTested: TestedForm = {
  kind: "form",
  spoilers: [/\bbest\b|meilleur|just below|au-dessous|one less|undercut/i],
  terms: {
    en: ["game theory", "level-k", "strategic reasoning"],
    fr: ["théorie des jeux", "raisonnement stratégique"],
  },
  pages: [[{ name: "request", value: "17" }]],
  expected: { request: 17 },
  noScore: {},
};
