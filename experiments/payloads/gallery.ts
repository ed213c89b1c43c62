import { galleryWords } from "@/content/gallery";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { type Localized, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { isListed, type PublishedProtocol, publishedProtocols } from "./published";

/** The names of the published protocols that authors can adapt, in the order of the gallery of templates. */
export const READY_PROTOCOLS = [
  "stroop-and-flanker",
  "stroop-retest",
  "retest-by-link",
  "risk-and-reasoning",
  "personality-and-lotteries",
  "lab-session",
] as const;

type ReadyName = (typeof READY_PROTOCOLS)[number];

type Reference = AppFacts["references"][number];

const HEDGE: Reference = {
  citation: "Hedge et al. (2018)",
  url: "https://doi.org/10.3758/s13428-017-0935-1",
};

/** References of a protocol that its apps do not already cite. */
const MORE_REFERENCES: Partial<Record<ReadyName, readonly Reference[]>> = {
  "stroop-and-flanker": [HEDGE],
  "stroop-retest": [HEDGE],
  "retest-by-link": [HEDGE],
};

/**
 * Query parameters of a link to the protocol, in addition to its name. Visitors who follow the link start in the first
 * condition.
 */
const TRIED_WITH: Partial<Record<ReadyName, string>> = { "stroop-retest": "&condition=first" };

/** A protocol in one language, as the gallery of templates displays it. */
type ReadyProtocol = Omit<PublishedProtocol, "appIds"> & {
  purpose: string;
  /** Whether participants can do all apps of the protocol with a screen reader. */
  screenReader: boolean;
  /** The references of the protocol without duplicates, in the order of its apps. */
  references: readonly Reference[];
  /** The query with which the page `/study` opens the protocol. */
  query: string;
};

/** The texts of the gallery of templates and its protocols, in one language. */
export type GalleryPayload = {
  words: Omit<Localized<typeof galleryWords>, "purposes">;
  protocols: readonly ReadyProtocol[];
};

const isReady = (name: string): name is ReadyName =>
  (READY_PROTOCOLS as readonly string[]).includes(name);

/**
 * Returns the studies in which everyone can take part. These are all published protocols that are not templates, and
 * those templates that the operator has listed among the studies whose data this site sends.
 */
export const shownStudies = (locale: Locale): PublishedProtocol[] =>
  publishedProtocols(locale).filter(({ name }) => !isReady(name) || isListed(name));

/**
 * Returns the texts and the protocols of the gallery of templates in one language.
 * @throws Error if a protocol of the gallery is not published
 */
export function galleryPayload(locale: Locale): GalleryPayload {
  const { purposes, ...words } = localize(galleryWords, locale);
  const published = new Map(publishedProtocols(locale).map((each) => [each.name, each]));
  const protocols = READY_PROTOCOLS.map((name) => {
    const found = published.get(name);
    if (!found)
      throw new Error(`The gallery lists protocols/${name}.json, but this file does not exist`);
    const { appIds, ...shown } = found;
    return {
      ...shown,
      purpose: purposes[name],
      screenReader: appIds.every((app) => factsOf(app).screenReader),
      references: referencesOf(name, appIds),
      query: `?p=${name}${TRIED_WITH[name] ?? ""}`,
    };
  });
  return { words, protocols };
}

const factsOf = (app: AppId): AppFacts => (APPS[app].model as AppModel).facts;

function referencesOf(name: ReadyName, apps: readonly AppId[]): Reference[] {
  const all = [...apps.flatMap((app) => factsOf(app).references), ...(MORE_REFERENCES[name] ?? [])];
  return [...new Map(all.map((each) => [each.url, each])).values()];
}
