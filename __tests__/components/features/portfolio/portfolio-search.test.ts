/** @jest-environment node */

import { filterApps } from "@/components/features/portfolio/list-choice";
import { DEFAULT_STATE } from "@/components/features/portfolio/list-state";
import { portfolioEntries } from "@/components/features/portfolio/portfolio-entries";
import { portfolio } from "@/content/portfolio";
import type { AppId } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";

/** Searches that researchers type, with the apps that they look for. */
const TERMS: Record<Locale, Record<string, AppId[]>> = {
  en: {
    "working memory": ["spatial-span"],
    "short-term memory": ["spatial-span"],
    visuospatial: ["spatial-span"],
    Corsi: ["spatial-span"],
    span: ["spatial-span"],
    attention: ["stroop", "flanker", "go-no-go"],
    "selective attention": ["stroop", "flanker"],
    inhibition: ["stroop", "flanker", "go-no-go"],
    "commission errors": ["go-no-go"],
    impulsivity: ["go-no-go"],
    interference: ["stroop", "flanker"],
    "cognitive control": ["stroop", "flanker"],
    "executive function": ["stroop", "flanker", "go-no-go"],
    Eriksen: ["flanker"],
    MacLeod: ["stroop"],
    "reaction time": ["simple-rt"],
    "processing speed": ["simple-rt"],
    vigilance: ["simple-rt"],
    risk: ["lottery-choice"],
    "risk aversion": ["lottery-choice"],
    Holt: ["lottery-choice"],
    gamble: ["lottery-choice"],
    "game theory": ["eleven-twenty"],
    "level-k": ["eleven-twenty"],
    "strategic reasoning": ["eleven-twenty"],
    personality: ["mini-ipip"],
    "Big Five": ["mini-ipip"],
    neuroticism: ["mini-ipip"],
    geography: ["where-is-it"],
    "cognitive map": ["where-is-it"],
  },
  fr: {
    "mémoire de travail": ["spatial-span"],
    "mémoire à court terme": ["spatial-span"],
    empan: ["spatial-span"],
    visuospatiale: ["spatial-span"],
    Corsi: ["spatial-span"],
    attention: ["stroop", "flanker", "go-no-go"],
    "attention sélective": ["stroop", "flanker"],
    inhibition: ["stroop", "flanker", "go-no-go"],
    impulsivité: ["go-no-go"],
    "fausses alarmes": ["go-no-go"],
    interférence: ["stroop", "flanker"],
    "contrôle cognitif": ["stroop", "flanker"],
    "fonctions exécutives": ["stroop", "flanker", "go-no-go"],
    distracteurs: ["flanker"],
    Eriksen: ["flanker"],
    lecture: ["stroop"],
    vigilance: ["simple-rt"],
    "vitesse de traitement": ["simple-rt"],
    chronométrie: ["simple-rt"],
    risque: ["lottery-choice"],
    "aversion au risque": ["lottery-choice"],
    "Holt et Laury": ["lottery-choice"],
    loterie: ["lottery-choice"],
    "théorie des jeux": ["eleven-twenty"],
    "raisonnement stratégique": ["eleven-twenty"],
    personnalité: ["mini-ipip"],
    "Big Five": ["mini-ipip"],
    névrosisme: ["mini-ipip"],
    géographie: ["where-is-it"],
    "carte mentale": ["where-is-it"],
  },
};

const CASES = Object.entries(TERMS).flatMap(([locale, terms]) =>
  Object.entries(terms).map(([q, ids]) => [locale as Locale, q, ids] as const),
);

describe("the portfolio's search", () => {
  it.each(LOCALES)("finds an app for each topic that an empty result offers in %s", (locale) => {
    for (const q of localize(portfolio, locale).list.topics)
      expect(filterApps(portfolioEntries(locale), { ...DEFAULT_STATE, q })).not.toEqual([]);
  });

  it.each(CASES)("in %s finds for “%s” the apps %j", (locale, q, ids) => {
    const found = filterApps(portfolioEntries(locale), { ...DEFAULT_STATE, q });
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });
});
