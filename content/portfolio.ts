import { defineContent, type Localized } from "@/lib/i18n/define-content";
import { numberWord } from "@/lib/i18n/number-word";
import { TASK_COUNT } from "./generated/task-count";

export const portfolio = defineContent("portfolio", {
  title: {
    en: `Portfolio: ${numberWord(TASK_COUNT, "en")} tasks to try`,
    fr: `Portfolio : ${numberWord(TASK_COUNT, "fr")} tâches à essayer`,
  },
  description: {
    en: "Try each task in your browser, on a phone or a computer, in English or French. Read its measure, its scoring and published data, and adapt it.",
    fr: "Essayez chaque tâche dans votre navigateur, sur téléphone ou ordinateur : mesure, cotation, données publiées. Adaptez-la ensuite à votre étude.",
  },
  lede: {
    en: "Do one as your participants would, and see your own result next to published data. Then adapt it to your study.",
    fr: "Faites une tâche comme vos participants, et voyez votre résultat à côté de données publiées. Puis adaptez-la à votre étude.",
  },
  run: { en: "Try it", fr: "Essayer" },
  adapt: { en: "Adapt it", fr: "Adapter" },
  ask: {
    en: "Tell us about your study",
    fr: "Parlez-nous de votre étude",
  },
  details: { en: "Details", fr: "Détails" },
  close: { en: "Close", fr: "Fermer" },
  /** The citation of a task, in APA style for software. */
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
      fr: "Le navigateur n’a pas permis la copie : sélectionnez le texte.",
    },
  },
  copyLink: { en: "Copy the link to this task", fr: "Copier le lien vers cette tâche" },
  copied: { en: "Link copied", fr: "Lien copié" },
  copyFailed: {
    en: "The browser did not allow copying. The link: {link}",
    fr: "Le navigateur n’a pas permis la copie. Le lien : {link}",
  },
  phoneShot: { en: "{app} on a phone", fr: "{app} sur un téléphone" },
  desktopShot: { en: "{app} on a computer", fr: "{app} sur un ordinateur" },
  /** Describes the published distribution of an app's first measure, which is drawn as a sparkline. */
  published: {
    caption: {
      en: "Published: {measure}, {n} participants",
      fr: "Publié : {measure}, {n} participants",
    },
    mean: { en: "mean {value}", fr: "moyenne {value}" },
    most: { en: "most often {value}", fr: "le plus souvent {value}" },
    /** The description need not name the measure, because the caption contains it. */
    description: { en: "From {low} to {high}: {mark}", fr: "De {low} à {high} : {mark}" },
    none: {
      en: "We have not found published data for this task. Your result is compared with {reference}.",
      fr: "Nous n’avons pas trouvé de données publiées pour cette tâche. Votre résultat est comparé à celui qu’on obtiendrait au {reference}.",
    },
  },
  list: {
    label: { en: "Find a task", fr: "Trouver une tâche" },
    search: { en: "Search", fr: "Rechercher" },
    filters: { en: "Filters", fr: "Filtres" },
    activeFilters: { en: "Filters ({count})", fr: "Filtres ({count})" },
    groups: {
      family: { en: "Field", fr: "Domaine" },
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
      reliability: { en: "most reliable first", fr: "fidélité décroissante" },
    },
    perPage: { en: "per page", fr: "par page" },
    total: { en: "Total: {count}", fr: "Total : {count}" },
    totalOf: { en: "Total: {count} of {all}", fr: "Total : {count} sur {all}" },
    pageOf: { en: "page {page} of {pages}", fr: "page {page} sur {pages}" },
    pages: { en: "Pages of the list", fr: "Pages de la liste" },
    page: { en: "Page {page}", fr: "Page {page}" },
    previous: { en: "Previous", fr: "Précédente" },
    next: { en: "Next", fr: "Suivante" },
    none: { en: "No task matches.", fr: "Aucune tâche ne correspond." },
    noneAdvice: {
      en: "Try fewer words, fewer filters, or one of these:",
      fr: "Essayez avec moins de mots, moins de filtres, ou un de ces thèmes :",
    },
    /** Example searches that find at least one task. */
    topics: [
      { en: "memory", fr: "mémoire" },
      { en: "selective attention", fr: "attention sélective" },
      { en: "risk", fr: "risque" },
      { en: "personality", fr: "personnalité" },
      { en: "response time", fr: "temps de réponse" },
    ],
    clear: { en: "Clear search and filters", fr: "Effacer recherche et filtres" },
  },
  own: {
    title: {
      en: "Do you need another task?",
      fr: "Il vous faut une autre tâche ?",
    },
    body: {
      en: "Tell us your question and your constraints. We tell you which parts exist already, which would have to be built, and [whether you need us at all](page:about#not-us).",
      fr: "Dites-nous votre question et vos contraintes : nous vous dirons ce qui existe déjà, ce qu’il faudrait développer, et [si vous avez besoin de nous](page:about#not-us).",
    },
    action: { en: "Tell us about your study", fr: "Parlez-nous de votre étude" },
  },
});

/** The texts in one language. */
export type PortfolioWords = Localized<typeof portfolio>;
