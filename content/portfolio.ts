import { defineContent, type Localized } from "@/lib/i18n/define-content";

export const portfolio = defineContent("portfolio", {
  title: {
    en: "Apps to try in your browser",
    fr: "Des applications à essayer dans votre navigateur",
  },
  description: {
    en: "Experiments that run in your browser, on a phone or a computer, in English or French, with their measure, their scoring and published data.",
    fr: "Des expériences qui tournent dans le navigateur, sur téléphone ou ordinateur, en français ou en anglais : mesure, cotation et données publiées.",
  },
  lede: {
    en: "Each entry runs in your browser and ends in a result with its uncertainty, beside published data where there are any.",
    fr: "Chaque entrée tourne dans votre navigateur et aboutit à un résultat avec son incertitude, en regard de données publiées quand il en existe.",
  },
  run: { en: "Take part", fr: "Participer" },
  ask: { en: "Ask about this app", fr: "Nous interroger sur cette application" },
  details: { en: "Details", fr: "Détails" },
  close: { en: "Close", fr: "Fermer" },
  copyLink: { en: "Copy the link to this app", fr: "Copier le lien vers cette application" },
  copied: { en: "Link copied", fr: "Lien copié" },
  copyFailed: {
    en: "The browser did not allow it. The link: {link}",
    fr: "Le navigateur ne l’a pas permis. Le lien : {link}",
  },
  phoneShot: { en: "{app} on a phone", fr: "{app} sur un téléphone" },
  desktopShot: { en: "{app} on a computer", fr: "{app} sur un ordinateur" },
  shots: {
    en: "As it runs; screenshots taken by a script.",
    fr: "Telle qu’elle tourne ; captures prises par un script.",
  },
  figure: {
    timed: { en: "**Figure {number}.** One trial.", fr: "**Figure {number}.** Un essai." },
    form: { en: "**Figure {number}.** One screen.", fr: "**Figure {number}.** Un écran." },
  },
  list: {
    label: { en: "Find an app", fr: "Trouver une application" },
    search: { en: "Search", fr: "Rechercher" },
    filters: { en: "Filters", fr: "Filtres" },
    activeFilters: { en: "Filters ({count})", fr: "Filtres ({count})" },
    groups: {
      family: { en: "Family", fr: "Famille" },
      setting: { en: "Setting", fr: "Cadre" },
      device: { en: "Device", fr: "Appareil" },
    },
    length: { en: "Length", fr: "Durée" },
    atMost: { en: "at most {minutes} min", fr: "{minutes} min au plus" },
    anyLength: { en: "any length", fr: "toutes les durées" },
    sort: { en: "Sort by", fr: "Trier par" },
    sorts: {
      portfolio: { en: "portfolio order", fr: "ordre du portfolio" },
      name: { en: "name", fr: "nom" },
      length: { en: "length, shortest first", fr: "durée croissante" },
    },
    perPage: { en: "per page", fr: "par page" },
    total: { en: "Total: {count} of {all}", fr: "Total : {count} sur {all}" },
    pageOf: { en: "page {page} of {pages}", fr: "page {page} sur {pages}" },
    pages: { en: "Pages of the list", fr: "Pages de la liste" },
    page: { en: "Page {page}", fr: "Page {page}" },
    previous: { en: "Previous", fr: "Précédente" },
    next: { en: "Next", fr: "Suivante" },
    none: { en: "No app matches.", fr: "Aucune application ne correspond." },
    noneAdvice: {
      en: "Fewer words or fewer filters leave more apps.",
      fr: "Moins de mots ou moins de filtres laissent plus d’applications.",
    },
    clear: { en: "Clear search and filters", fr: "Effacer recherche et filtres" },
  },
  own: {
    title: { en: "Yours not in the list?", fr: "La vôtre n’est pas dans la liste ?" },
    body: {
      en: "It seldom is. Tell us the question and the constraints, and we answer with what exists, what would have to be built, and [whether you need us at all](page:about#not-us).",
      fr: "C’est souvent le cas. Dites-nous la question et les contraintes : nous vous dirons ce qui existe, ce qu’il faudrait développer, et [si vous avez besoin de nous](page:about#not-us).",
    },
    action: { en: "Write to us", fr: "Nous écrire" },
  },
});

/** The words in one language. */
export type PortfolioWords = Localized<typeof portfolio>;
