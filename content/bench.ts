import { defineContent, type Localized } from "@/lib/i18n/define-content";

/**
 * Texts of the editor's frame: title, tools, panes, preview and map of the page. Fetched together with the editor's
 * texts.
 */
export const benchWords = defineContent("bench", {
  /** States of the study as a whole. */
  saved: {
    device: { en: "saved on this device", fr: "enregistrée sur cet appareil" },
    address: { en: "stored in this page’s address", fr: "dans l’adresse de cette page" },
    example: { en: "an example, not saved", fr: "exemple, non enregistré" },
    id: { en: "study {id}", fr: "étude {id}" },
  },
  title: {
    english: { en: "Title in English", fr: "Titre en anglais" },
    french: { en: "Title in French", fr: "Titre en français" },
  },
  tools: {
    label: { en: "Tools of the study", fr: "Outils de l’étude" },
    open: { en: "Open", fr: "Ouvrir" },
    share: { en: "Share", fr: "Partager" },
  },
  open: {
    title: { en: "Open a study", fr: "Ouvrir une étude" },
    mine: { en: "My studies on this device", fr: "Mes études sur cet appareil" },
    none: {
      en: "No other study is saved on this device. Your studies appear here once you change them.",
      fr: "Aucune autre étude n’est enregistrée sur cet appareil. Vos études apparaissent ici dès que vous les modifiez.",
    },
    few: {
      en: "The {n} studies changed last are stored. To keep a study for longer, download its file.",
      fr: "Les {n} études modifiées en dernier sont conservées. Téléchargez le fichier d’une étude pour la garder plus longtemps.",
    },
    changed: { en: "changed {date}", fr: "modifiée le {date}" },
    open: { en: "Open", fr: "Ouvrir" },
    delete: { en: "Delete", fr: "Supprimer" },
    deleting: {
      question: {
        en: "Delete “{title}” from this device? This cannot be undone.",
        fr: "Supprimer « {title} » de cet appareil ? C’est définitif.",
      },
      confirm: { en: "Delete the study", fr: "Supprimer l’étude" },
      cancel: { en: "Keep it", fr: "La garder" },
    },
    deleted: {
      en: "“{title}” has been deleted from this device.",
      fr: "« {title} » a été supprimée de cet appareil.",
    },
    notDeleted: {
      en: "The browser did not allow this study to be deleted. Try again, or delete all data of this site in the browser’s settings.",
      fr: "Le navigateur n’a pas permis de supprimer cette étude. Réessayez, ou supprimez toutes les données de ce site dans les réglages du navigateur.",
    },
    fileHelp: {
      en: "A study file (protocol.json) or a standalone archive (zip). You can also drop it on this page.",
      fr: "Un fichier d’étude (protocol.json) ou une version autonome (zip). Vous pouvez aussi le déposer sur cette page.",
    },
    close: { en: "Close", fr: "Fermer" },
    kept: {
      en: "“{title}” is still saved on this device.",
      fr: "« {title} » est toujours enregistrée sur cet appareil.",
    },
    back: { en: "Go back to it", fr: "Y revenir" },
    all: { en: "All my studies", fr: "Toutes mes études" },
  },
  facts: {
    each: { en: "each", fr: "par personne" },
    pay: { en: "before fees", fr: "hors frais" },
    power: { en: "power, target {aim}", fr: "puissance (cible : {aim})" },
    short: { en: "below the target", fr: "inférieure à la cible" },
    reliability: { en: "reliability", fr: "fidélité" },
    retest: { en: "test–retest reliability", fr: "fidélité test-retest" },
    collects: { en: "receives the data", fr: "reçoit les données" },
  },
  panes: {
    label: { en: "Parts of the editor", fr: "Parties de l’éditeur" },
    steps: { en: "Steps", fr: "Étapes" },
    settings: { en: "Settings", fr: "Réglages" },
    preview: { en: "Preview", fr: "Aperçu" },
    launch: { en: "Launch", fr: "Lancement" },
  },
  steps: {
    title: { en: "Steps", fr: "Étapes" },
    information: { en: "Information sheet", fr: "Notice d’information" },
    informationSummary: { en: "with consent", fr: "avec le consentement" },
    end: { en: "End of the study", fr: "Fin de l’étude" },
    endSummary: { en: "debriefing, return link", fr: "débriefing, lien de retour" },
    first: { en: "first", fr: "au début" },
    last: { en: "last", fr: "à la fin" },
    place: { en: "step {n} of {all}", fr: "étape {n} sur {all}" },
    duplicate: { en: "Duplicate", fr: "Dupliquer" },
    duplicated: {
      en: "{name} was duplicated: the copy is step {place} of {places}.",
      fr: "Étape copiée : {name}. La copie est l’étape {place} sur {places}.",
    },
    version: { en: "version {version}", fr: "version {version}" },
    choose: {
      en: "Choose a step to see its settings.",
      fr: "Choisissez une étape pour voir ses réglages.",
    },
  },
  map: {
    title: { en: "On this page", fr: "Sur cette page" },
    preview: { en: "Preview", fr: "Aperçu" },
    sample: { en: "Sample size", fr: "Nombre de participants" },
    cost: { en: "Cost", fr: "Coût" },
    launch: { en: "Ready to collect?", fr: "Prêt à recueillir ?" },
    simulated: { en: "Simulated data", fr: "Données simulées" },
    texts: { en: "Paper and ethics texts", fr: "Textes : article, comité" },
    share: { en: "Share and export", fr: "Partager et exporter" },
    live: { en: "live", fr: "en direct" },
    powerOf: { en: "{power} of {aim}", fr: "{power} sur {aim}" },
    needed: { en: "{n} needed", fr: "il en faut {n}" },
    drawn: { en: "{n} simulated", fr: "{n} simulés" },
    ways: { en: "{n} ways", fr: "{n} façons" },
    states: {
      done: { en: "done", fr: "fait" },
      short: { en: "falls short", fr: "insuffisant" },
      open: { en: "to do", fr: "à faire" },
    },
    notYet: { en: "not yet", fr: "pas encore" },
    fix: { en: "after the fixes", fr: "après correction" },
  },
  preview: {
    title: { en: "What a participant sees", fr: "Ce que voit un participant" },
    screen: { en: "Screen of a participant", fr: "Écran d’un participant" },
    devices: {
      label: { en: "Device of the preview", fr: "Appareil de l’aperçu" },
      desktop: { en: "Desktop", fr: "Ordinateur" },
      phone: { en: "Phone", fr: "Téléphone" },
    },
    changes: { en: "changes as you edit", fr: "suit vos réglages" },
    play: { en: "Play one trial", fr: "Lancer un essai" },
    stop: { en: "Stop", fr: "Arrêter" },
    start: { en: "Start", fr: "Commencer" },
    goOn: { en: "Continue", fr: "Continuer" },
    paused: { en: "The trials are paused.", fr: "Les essais sont en pause." },
    before: {
      en: "Six trials, with the settings of this step. Nothing is saved.",
      fr: "Six essais, avec les réglages de cette étape. Rien n’est enregistré.",
    },
    loading: { en: "The preview is loading.", fr: "L’aperçu se charge." },
    lost: {
      en: "The preview could not be loaded. Check your connection, then choose the step again.",
      fr: "L’aperçu n’a pas pu se charger. Vérifiez votre connexion, puis choisissez de nouveau l’étape.",
    },
    fixFirst: {
      en: "This step has an error. The preview shows its last valid settings.",
      fr: "Cette étape contient une erreur. L’aperçu montre ses derniers réglages valables.",
    },
    nothing: {
      en: "Add a task or a page of text: this screen shows what participants will see.",
      fr: "Ajoutez une tâche ou une page de texte : cet écran montrera ce que verront les participants.",
    },
    emptyText: { en: "This page has no text yet.", fr: "Cette page n’a pas encore de texte." },
    noInformation: {
      en: "The information sheet is still empty. Its fields are in the settings.",
      fr: "La notice d’information est encore vide. Ses champs sont dans les réglages.",
    },
    noEnd: {
      en: "There is no debriefing yet. Participants see their results and whether their data have arrived.",
      fr: "Il n’y a pas encore de débriefing. Les participants voient leurs résultats et apprennent si leurs données sont arrivées.",
    },
    goForward: { en: "Continue", fr: "Continuer" },
    agree: { en: "I agree and start", fr: "J’accepte et je commence" },
    /** The author's own instructions, displayed below the screen. */
    instructions: {
      title: { en: "Instructions", fr: "Consigne" },
      condition: { en: "Condition", fr: "Condition" },
      none: {
        en: "Participants read no instructions before this task.",
        fr: "Les participants ne lisent pas de consigne avant cette tâche.",
      },
    },
    screenOf: {
      en: "{name}, as a participant sees it",
      fr: "{name} : ce que voit un participant",
    },
    line: {
      title: { en: "Course of one trial", fr: "Déroulement d’un essai" },
      names: {
        fixation: { en: "fixation", fr: "fixation" },
        ready: { en: "ready", fr: "préparation" },
        item: { en: "sequence", fr: "suite" },
        stimulus: { en: "until response", fr: "jusqu’à la réponse" },
        recall: { en: "recall", fr: "rappel" },
        feedback: { en: "feedback", fr: "retour" },
        blank: { en: "blank", fr: "écran vide" },
        other: { en: "screen", fr: "écran" },
      },
      most: { en: "≤ {ms}", fr: "≤ {ms}" },
      none: {
        en: "No time limit: the participant goes on when ready.",
        fr: "Sans limite de temps : le participant avance à son rythme.",
      },
    },
  },
  simulation: {
    reliability: {
      en: "The plan uses a reliability of {planned}, from published data. In a sample of {n}, the estimate varies around the value of the model; here its 95% interval is {low} to {high}.",
      fr: "Le plan retient une fidélité de {planned}, tirée de données publiées. Dans un échantillon de {n}, l’estimation varie autour de la valeur du modèle ; son intervalle à 95 % va ici de {low} à {high}.",
    },
    capped: {
      en: "The plan has {planned} participants; this page simulates {n}.",
      fr: "Le plan compte {planned} participants ; cette page en simule {n}.",
    },
  },
  plan: {
    here: { en: "your study: {people}", fr: "votre étude : {people}" },
    hereAt: {
      en: "your study: {people}, power {power}",
      fr: "votre étude : {people}, puissance {power}",
    },
    set: { en: "Set {n} participants", fr: "Prendre {n} participants" },
    isSet: {
      en: "The plan now has {n} participants.",
      fr: "Le plan compte maintenant {n} participants.",
    },
  },
});

export type BenchWords = Localized<typeof benchWords>;
