import { defineContent } from "@/lib/i18n/define-content";

/** Texts of the gallery of ready-made protocols. The texts for participants are in each document. */
export const galleryWords = defineContent("gallery", {
  title: { en: "Templates", fr: "Modèles" },
  lede: {
    en: "Open a template and adapt it: you can change every setting. The controller, the contact and the ethics approval are left empty for you to fill in.",
    fr: "Ouvrez un modèle et adaptez-le : vous pouvez modifier tous les réglages. Le responsable, le contact et l’avis éthique sont laissés vides : c’est à vous de les indiquer.",
  },
  /** The first entry, which opens a study without content. */
  empty: {
    title: { en: "Empty study", fr: "Étude vide" },
    text: {
      en: "A study without tasks or texts. You add each of them yourself.",
      fr: "Une étude sans tâche ni texte. C’est à vous de les ajouter.",
    },
  },
  minutes: { en: "about {n} min", fr: "environ {n} min" },
  parts: { en: "{n} parts", fr: "{n} parties" },
  screenReader: {
    en: "every part works with a screen reader",
    fr: "entièrement faisable avec un lecteur d’écran",
  },
  papers: { en: "References: {n}", fr: "Publications : {n}" },
  open: { en: "Open here", fr: "Ouvrir ici" },
  try: { en: "Try it as a participant", fr: "Essayer comme un participant" },
  file: { en: "Study file (JSON)", fr: "Fichier d’étude (JSON)" },
  loading: { en: "Loading the templates…", fr: "Les modèles se chargent." },
  opening: { en: "Loading the template…", fr: "Le modèle se charge." },
  lost: {
    en: "The template could not be loaded. Check your connection and try again.",
    fr: "Le modèle n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  },
  /** The purpose of each protocol, keyed by the name of the protocol. */
  purposes: {
    "stroop-and-flanker": {
      en: "Two kinds of interference in the same participants, with one consent form. Each task has 48 trials per condition, a number for which there are published data. The order of the tasks is drawn from a Williams square.",
      fr: "Deux sortes d’interférence chez les mêmes participants, avec un seul consentement. Chaque tâche a 48 essais par condition, un nombre pour lequel il existe des données publiées. L’ordre des tâches est tiré au sort, d’après un carré de Williams.",
    },
    "stroop-retest": {
      en: "Test–retest reliability: the same tasks on two days. Give each participant two links with the same number. Before the #, put ?condition=first&participant=1 in the first link and ?condition=second&participant=1 in the second.",
      fr: "La fidélité test-retest : les mêmes tâches deux jours différents. Donnez à chaque participant deux liens avec le même numéro. Devant le #, ajoutez ?condition=first&participant=1 au premier lien et ?condition=second&participant=1 au second.",
    },
    "retest-by-link": {
      en: "Test–retest reliability in two visits, six to nine days apart. The page gives each participant a personal link to the second visit, and a file for the calendar. The site does not send reminders.",
      fr: "La fidélité test-retest sur deux visites, espacées de six à neuf jours. La page donne à chaque participant un lien personnel vers la seconde visite et un fichier pour l’agenda. Le site n’envoie pas de rappel.",
    },
    "risk-and-reasoning": {
      en: "Two classics of experimental economics: ten pairs of lotteries for risk aversion, and one request in the 11–20 game for levels of reasoning. The amounts are hypothetical. The order of the tasks is drawn from a Williams square.",
      fr: "Deux classiques de l’économie expérimentale : dix paires de loteries pour l’aversion au risque, et une demande au jeu 11–20 pour les niveaux de raisonnement. Les montants sont fictifs. L’ordre des tâches est tiré au sort, d’après un carré de Williams.",
    },
    "personality-and-lotteries": {
      en: "Five traits from the Mini-IPIP, and risk aversion from ten pairs of lotteries. No answer is timed, and both tasks work with a keyboard and a screen reader.",
      fr: "Cinq traits mesurés par le Mini-IPIP et l’aversion au risque mesurée par dix paires de loteries. Aucune réponse n’est chronométrée, et les deux tâches peuvent se faire au clavier et avec un lecteur d’écran.",
    },
    "lab-session": {
      en: "A battery for individual differences in one session: simple reaction time, Stroop, go/no-go, flanker, spatial span, the 11–20 game and the Mini-IPIP. All participants get the same trials in the same order. Before the # of the link, put ?participant= and a number.",
      fr: "Une batterie pour les différences individuelles en une seule passation : temps de réaction simple, Stroop, go/no-go, flanker, empan spatial, jeu 11–20 et Mini-IPIP. Tous les participants ont les mêmes essais dans le même ordre. Devant le # du lien, ajoutez ?participant= et un numéro.",
    },
  },
});
