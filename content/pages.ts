import type { Bilingual } from "@/lib/i18n/define-content";
import type { PageId } from "@/lib/routes";
import { about } from "./about";
import { cgu } from "./cgu";
import { contact } from "./contact";
import { data } from "./data";
import { device } from "./device";
import { guide } from "./guide";
import { home } from "./home";
import { portfolio } from "./portfolio";
import { protocol } from "./protocol";
import { study } from "./study";
import { withdraw } from "./withdraw";

/** The four layouts (docs/design.md, "Pages and layouts"). */
export type LayoutName = "default" | "no-footer" | "gray-footer" | "white-nav";

type PageFacts = {
  /** Name of the page in navigation, footer and breadcrumbs. */
  name: Bilingual;
  /** Title and description of the page, also used in the metadata and in the social picture. */
  words: { title: Bilingual; description: Bilingual };
  /** The route group to which the page's folder under `app/` belongs. */
  layout: LayoutName;
  inHeader: boolean;
  /** Type of the page at schema.org. */
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
};

/** Facts about each page, except the path. The path is in lib/routes.ts, because browser code reads it, too. */
export const PAGES: Record<PageId, PageFacts> = {
  home: {
    name: { en: "Home", fr: "Accueil" },
    words: home,
    layout: "white-nav",
    inHeader: false,
    type: "WebPage",
  },
  portfolio: {
    name: { en: "Tasks", fr: "Tâches" },
    words: portfolio,
    layout: "default",
    inHeader: true,
    type: "CollectionPage",
  },
  protocol: {
    name: { en: "Build a study", fr: "Créer une étude" },
    words: protocol,
    layout: "no-footer",
    inHeader: true,
    type: "WebPage",
  },
  guide: {
    name: { en: "Guide in ten steps", fr: "Guide en dix étapes" },
    words: guide,
    layout: "default",
    inHeader: false,
    type: "WebPage",
  },
  data: {
    name: { en: "Read the data", fr: "Lire les données" },
    words: data,
    layout: "default",
    inHeader: false,
    type: "WebPage",
  },
  device: {
    name: { en: "Check a device", fr: "Contrôler un appareil" },
    words: device,
    layout: "default",
    inHeader: false,
    type: "WebPage",
  },
  about: {
    name: { en: "How we work", fr: "Notre démarche" },
    words: about,
    layout: "default",
    inHeader: true,
    type: "AboutPage",
  },
  contact: {
    name: { en: "Contact", fr: "Contact" },
    words: contact,
    layout: "gray-footer",
    inHeader: true,
    type: "ContactPage",
  },
  study: {
    name: { en: "Take part in a study", fr: "Participer à une étude" },
    words: study,
    layout: "no-footer",
    inHeader: false,
    type: "WebPage",
  },
  withdraw: {
    name: { en: "Withdraw your data", fr: "Retirer mes données" },
    words: withdraw,
    layout: "no-footer",
    inHeader: false,
    type: "WebPage",
  },
  cgu: {
    name: { en: "Terms and privacy", fr: "CGU et vie privée" },
    words: cgu,
    layout: "gray-footer",
    inHeader: false,
    type: "WebPage",
  },
};

/** Returns the result of `from` for each page, keyed by page id. */
export function ofEachPage<Value>(from: (page: PageFacts) => Value): Record<PageId, Value> {
  const values = Object.entries(PAGES).map(([id, facts]) => [id, from(facts)]);
  return Object.fromEntries(values) as Record<PageId, Value>;
}
