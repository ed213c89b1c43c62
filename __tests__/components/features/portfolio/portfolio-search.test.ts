/** @jest-environment node */

import { filterApps } from "@/components/features/portfolio/list-choice";
import { DEFAULT_STATE } from "@/components/features/portfolio/list-state";
import { portfolioEntries } from "@/components/features/portfolio/portfolio-entries";
import { portfolio } from "@/content/portfolio";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { TESTED_APPS } from "@/testing/tested-apps";

/** The search terms that describe the apps, each with the apps that the search must find. */
const CASES = LOCALES.flatMap((locale) => {
  const terms = new Set(APP_IDS.flatMap((app) => TESTED_APPS[app].terms[locale]));
  return [...terms].map((q) => {
    const ids = APP_IDS.filter((app) => TESTED_APPS[app].terms[locale].includes(q));
    return [locale, q, ids] as const;
  });
});

describe("the portfolio's search", () => {
  it.each(LOCALES)("finds an app for each topic that an empty result suggests in %s", (locale) => {
    for (const q of localize(portfolio, locale).list.topics)
      expect(filterApps(portfolioEntries(locale), { ...DEFAULT_STATE, q })).not.toEqual([]);
  });

  it.each(CASES)("in %s finds for “%s” the apps %j", (locale, q, ids) => {
    const found = filterApps(portfolioEntries(locale), { ...DEFAULT_STATE, q });
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });
});
