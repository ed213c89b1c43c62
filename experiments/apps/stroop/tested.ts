import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { always, LATE_MS, type TestedTimed } from "@/experiments/engine/contract/tested-app";
import { localize } from "@/lib/i18n/define-content";
import { stroopParameters } from "./parameters";
import type { StroopTrial } from "./sequence";
import { stroopWords } from "./words";

const { responseWindowMs } = defaultsOf(stroopParameters);

const INK_NAMES: Record<string, string> = {
  rouge: "red",
  bleu: "blue",
  vert: "green",
  jaune: "yellow",
};

/**
 * A scripted participant who responds correctly after 500 ms in congruent trials and after 600 ms in incongruent
 * trials. The Stroop effect is therefore 100 ms.
 */
export const stroopTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "stimulus" },
  spoilers: [/gets? in the way|gêne|slow(s|er)? (you )?down|ralent|interference|interférence/i],
  terms: {
    en: [
      "attention",
      "selective attention",
      "inhibition",
      "interference",
      "cognitive control",
      "executive function",
      "MacLeod",
    ],
    fr: [
      "attention",
      "attention sélective",
      "inhibition",
      "interférence",
      "contrôle cognitif",
      "fonctions exécutives",
      "lecture",
    ],
  },
  strategy: {
    phases: ["stimulus"],
    look: (stage) => {
      const word = stage.querySelector<HTMLElement>("[data-ink]");
      return `${word?.dataset.ink} ${word?.textContent}`;
    },
    answer: (seen) => {
      const [ink = "", word = ""] = seen.split(" ");
      const named = INK_NAMES[word] ?? word;
      return { response: ink, afterMs: named === ink ? 500 : 600 };
    },
  },
  expected: { stroop_effect: 100 },
  noScore: {
    "the same key each time": { strategy: always("red", 400), reason: "tooFewCorrect" },
    "every answer late": {
      strategy: always("red", responseWindowMs + LATE_MS),
      reason: "tooFewCorrect",
    },
  },
  displayed: (node, { word, ink }: StroopTrial, locale) => {
    const shown = node.querySelector<HTMLElement>("[data-ink]");
    return [
      [shown?.textContent, shown?.dataset.ink],
      [localize(stroopWords, locale).inks[word], ink],
    ];
  },
};
