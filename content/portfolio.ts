import { defineContent, type Localized } from "@/lib/i18n/define-content";

export const portfolio = defineContent("portfolio", {
  title: {
    en: "Apps to try in your browser",
    fr: "Des applications à essayer en ligne",
  },
  description: {
    en: "Experiments that run in your browser, on a phone or a computer, in English or French, with their measure, their scoring and published data.",
    fr: "Des expériences à faire dans le navigateur, sur téléphone ou ordinateur, en français ou en anglais, avec mesure, cotation et données publiées.",
  },
  lede: {
    en: "They run right here and end with your own result, next to published data where there are any.",
    fr: "Faites-en une et voyez votre résultat à côté de données publiées, s’il y en a.",
  },
  run: { en: "Try it", fr: "Essayer" },
  adapt: { en: "Adapt", fr: "Adapter" },
  ask: { en: "Ask us about this app", fr: "Une question sur cette application ?" },
  details: { en: "Details", fr: "Détails" },
  close: { en: "Close", fr: "Fermer" },
  /** The citation of an app, in APA style for software. */
  citation: {
    label: { en: "Cite", fr: "Citer" },
    title: { en: "How to cite {app}", fr: "Citer {app}" },
    line: {
      en: "{author}. ({year}). {app} (Version {version}) [Computer software]. {url}",
      fr: "{author}. ({year}). {app} (version {version}) [logiciel]. {url}",
    },
    copyLine: { en: "Copy the citation", fr: "Copier la référence" },
    copyBibtex: { en: "Copy the BibTeX entry", fr: "Copier l’entrée BibTeX" },
    copied: { en: "Copied", fr: "Copié" },
    copyFailed: {
      en: "The browser did not allow copying: select the text instead.",
      fr: "Le navigateur ne l’a pas permis : sélectionnez le texte.",
    },
  },
  copyLink: { en: "Copy the link to this app", fr: "Copier le lien vers cette application" },
  copied: { en: "Link copied", fr: "Lien copié" },
  copyFailed: {
    en: "The browser did not allow copying. The link: {link}",
    fr: "Le navigateur ne l’a pas permis. Le lien : {link}",
  },
  phoneShot: { en: "{app} on a phone", fr: "{app} sur un téléphone" },
  desktopShot: { en: "{app} on a computer", fr: "{app} sur un ordinateur" },
  /** The published distribution of an app's first measure, as a sparkline. */
  published: {
    caption: { en: "Published: {measure}, {n} people", fr: "Publié : {measure}, {n} personnes" },
    mean: { en: "mean {value}", fr: "moyenne {value}" },
    most: { en: "most often {value}", fr: "le plus souvent {value}" },
    /** The caption contains the measure. */
    description: { en: "From {low} to {high}: {mark}", fr: "De {low} à {high} : {mark}" },
    none: {
      en: "No published data for this task. Your result is compared with {reference}.",
      fr: "Aucune donnée publiée pour cette tâche. Votre résultat est comparé au {reference}.",
    },
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
      access: { en: "Works with", fr: "Compatible avec" },
    },
    length: { en: "Length", fr: "Durée" },
    atMost: { en: "at most {minutes} min", fr: "{minutes} min au plus" },
    anyLength: { en: "any length", fr: "toutes les durées" },
    sort: { en: "Sort by", fr: "Trier par" },
    sorts: {
      portfolio: { en: "our order", fr: "notre ordre" },
      name: { en: "name", fr: "nom" },
      length: { en: "shortest first", fr: "durée croissante" },
    },
    perPage: { en: "per page", fr: "par page" },
    total: { en: "Total: {count}", fr: "Total : {count}" },
    totalOf: { en: "Total: {count} of {all}", fr: "Total : {count} sur {all}" },
    pageOf: { en: "page {page} of {pages}", fr: "page {page} sur {pages}" },
    pages: { en: "Pages of the list", fr: "Pages de la liste" },
    page: { en: "Page {page}", fr: "Page {page}" },
    previous: { en: "Previous", fr: "Précédente" },
    next: { en: "Next", fr: "Suivante" },
    none: { en: "No app matches.", fr: "Aucune application ne correspond." },
    noneAdvice: {
      en: "Try fewer words, fewer filters, or one of these:",
      fr: "Essayez avec moins de mots, moins de filtres, ou un de ces thèmes :",
    },
    /** Example searches that find apps. */
    topics: [
      { en: "memory", fr: "mémoire" },
      { en: "selective attention", fr: "attention sélective" },
      { en: "risk", fr: "risque" },
      { en: "personality", fr: "personnalité" },
      { en: "response time", fr: "temps de réaction" },
    ],
    clear: { en: "Clear search and filters", fr: "Effacer recherche et filtres" },
  },
  own: {
    title: { en: "Isn’t yours on the list?", fr: "La vôtre n’est pas dans la liste ?" },
    body: {
      en: "It often isn’t. Tell us the question and the constraints. We’ll tell you what exists, what would have to be built, and [whether you need us at all](page:about#not-us).",
      fr: "Dites-nous la question et les contraintes : nous vous dirons ce qui existe, ce qu’il faudrait développer, et [si vous avez besoin de nous](page:about#not-us).",
    },
    action: { en: "Write to us", fr: "Nous écrire" },
  },
});

/** The texts in one language. */
export type PortfolioWords = Localized<typeof portfolio>;
