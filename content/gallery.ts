import { defineContent } from "@/lib/i18n/define-content";

/** Texts of the gallery of ready-made protocols; the texts for participants are in each document. */
export const galleryWords = defineContent("gallery", {
  title: { en: "Ready-made protocols", fr: "Protocoles prêts à l’emploi" },
  lede: {
    en: "Open one and make it yours: you can change every setting. Who is responsible, the contact and the ethics approval are left empty for you to fill in.",
    fr: "Ouvrez-en un et adaptez-le : tous les réglages se modifient. Le responsable, le contact et l’avis éthique sont laissés vides ; c’est à vous de les indiquer.",
  },
  minutes: { en: "about {n} min", fr: "environ {n} min" },
  parts: { en: "{n} parts", fr: "{n} parties" },
  screenReader: {
    en: "every part works with a screen reader",
    fr: "entièrement faisable avec un lecteur d’écran",
  },
  papers: { en: "References: {n}", fr: "Publications : {n}" },
  open: { en: "Open here", fr: "Ouvrir ici" },
  try: { en: "Try it as a participant", fr: "L’essayer" },
  file: { en: "Its document (JSON)", fr: "Son document (JSON)" },
  loading: { en: "Loading the gallery…", fr: "La liste se charge." },
  opening: { en: "Loading the protocol…", fr: "Le protocole se charge." },
  lost: {
    en: "The protocol could not be loaded. Check your connection and try again.",
    fr: "Le protocole n’a pas pu se charger. Vérifiez votre connexion et réessayez.",
  },
  /** The purpose of each protocol, by its name. */
  purposes: {
    "stroop-and-flanker": {
      en: "Two kinds of interference in the same people, with one consent. Each task has 48 trials per condition, a length with published data. Which comes first is drawn from a Williams square.",
      fr: "Deux sortes d’interférence chez les mêmes personnes, avec un seul consentement. Chaque tâche a 48 essais par condition, une longueur pour laquelle il existe des données publiées. L’ordre est tiré au sort, d’après un carré de Williams.",
    },
    "stroop-retest": {
      en: "How stable a result is: the same tasks on two days. Give everybody two links. Before the #, the first has condition=first and the second condition=second; both have the same participant= number.",
      fr: "La stabilité d’un résultat : les mêmes tâches deux jours différents. Donnez à chacun deux liens. Devant le #, ajoutez condition=first au premier, condition=second au second, et aux deux participant= suivi du même numéro.",
    },
    "risk-and-reasoning": {
      en: "A pair from economics: ten paired lotteries for risk aversion, and one request in the 11–20 game for levels of reasoning. Amounts are hypothetical. Which comes first is drawn from a Williams square.",
      fr: "Deux classiques de l’économie expérimentale : dix paires de loteries pour l’aversion au risque, et une demande au jeu 11–20 pour les niveaux de raisonnement. Les montants sont fictifs. L’ordre est tiré au sort, d’après un carré de Williams.",
    },
    "personality-and-lotteries": {
      en: "Five traits from the Mini-IPIP, and risk aversion from ten paired lotteries. Nothing is timed, and everything works with a keyboard and a screen reader.",
      fr: "Cinq traits par le Mini-IPIP et l’aversion au risque par dix paires de loteries. Rien n’y est chronométré, et tout se fait au clavier et avec un lecteur d’écran.",
    },
    "lab-session": {
      en: "A battery for individual differences in one sitting: simple reaction time, Stroop, go/no-go, flanker, spatial span, the 11–20 game and the Mini-IPIP. Everybody gets the same trials in the same order. Add participant= and a number to the link.",
      fr: "Une batterie pour les différences individuelles en une séance : temps de réaction simple, Stroop, go/no-go, flanker, empan spatial, jeu 11–20 et Mini-IPIP. Tout le monde a les mêmes essais dans le même ordre. Ajoutez participant= et un numéro à l’adresse.",
    },
  },
});
