import { apps } from "@/content/apps";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { publishedRetest } from "@/experiments/catalog/published-retest";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { foldText } from "./list-choice";
import type { PortfolioEntry } from "./list-state";

/**
 * Returns the facts that the list needs about each app, in the order of the portfolio. A search covers the name,
 * purpose, family, field terms and references of an app.
 */
export function portfolioEntries(locale: Locale): (PortfolioEntry & { id: AppId })[] {
  const { families } = localize(apps, locale);
  return APP_IDS.map((id) => {
    const { name, purpose, keywords } = appWords(id, locale);
    const { family, settings, devices, screenReader, seconds, references } = APPS[id].model.facts;
    const access = screenReader ? (["screen-reader"] as const) : [];
    const cited = references.map(({ citation }) => citation);
    const text = foldText([name, purpose, families[family], keywords, ...cited].join(" "));
    const reliability = publishedRetest(id, locale)?.value ?? null;
    return { id, name, text, family, settings, devices, access, seconds, reliability };
  });
}
