import { defineContent } from "@/lib/i18n/define-content";

/** What the gallery of ready protocols says; what a participant reads of each is in its document. */
export const galleryWords = defineContent("gallery", {
  title: { en: "Ready protocols", fr: "Protocoles prêts à l’emploi" },
  lede: {
    en: "Open one and make it yours: every setting can be changed. Who is responsible, the contact and the ethics approval are left empty, for you to state.",
    fr: "Ouvrez-en un et adaptez-le : tout réglage peut changer. Le responsable, le contact et l’avis éthique sont laissés vides ; c’est à vous de les indiquer.",
  },
  minutes: { en: "about {n} min", fr: "environ {n} min" },
  parts: { en: "{n} parts", fr: "{n} parties" },
  screenReader: {
    en: "every part with a screen reader, too",
    fr: "toutes les parties avec un lecteur d’écran aussi",
  },
  papers: { en: "Papers: {n}", fr: "Publications : {n}" },
  open: { en: "Open here", fr: "Ouvrir ici" },
  try: { en: "Go through it", fr: "L’essayer" },
  file: { en: "Its document (JSON)", fr: "Son document (JSON)" },
  loading: { en: "The gallery is being loaded.", fr: "La liste se charge." },
  opening: { en: "The protocol is being fetched.", fr: "Le protocole se charge." },
  lost: {
    en: "The protocol could not be fetched. Check your connection and try again.",
    fr: "Le protocole n’a pas pu se charger. Vérifiez votre connexion et réessayez.",
  },
  /** What each is good for, by its name. */
  purposes: {
    "stroop-and-flanker": {
      en: "Two kinds of interference in the same people, under one consent. Each task has 48 trials per condition, a length with published data, and a Williams square balances which comes first.",
      fr: "Deux sortes d’interférence chez les mêmes personnes, avec un seul consentement. Chaque tâche a 48 essais par condition, une longueur pour laquelle il existe des données publiées ; un carré de Williams équilibre l’ordre.",
    },
    "stroop-retest": {
      en: "How stable a result is: the same tasks on two days. Give everybody two links, the first with condition=first and the second with condition=second before the #, and participant= with the same number in both.",
      fr: "La stabilité d’un résultat : les mêmes tâches deux jours différents. Donnez à chacun deux liens, le premier avec condition=first, le second avec condition=second devant le #, et participant= avec le même numéro dans les deux.",
    },
    "risk-and-reasoning": {
      en: "An economics pair: a list of ten paired lotteries for risk aversion, and one request in the 11–20 game for levels of reasoning. Amounts are hypothetical; which comes first is balanced.",
      fr: "Deux classiques de l’économie expérimentale : dix paires de loteries pour l’aversion au risque, et une demande au jeu 11–20 pour les niveaux de raisonnement. Les montants sont fictifs ; l’ordre est équilibré.",
    },
    "personality-and-lotteries": {
      en: "Five traits by the Mini-IPIP and risk aversion by ten paired lotteries. Nothing in it is timed, and all of it can be done by keyboard and with a screen reader.",
      fr: "Cinq traits par le Mini-IPIP et l’aversion au risque par dix paires de loteries. Rien n’y est chronométré, et tout se fait au clavier et avec un lecteur d’écran.",
    },
    "lab-session": {
      en: "A battery for individual differences in one sitting: simple reaction time, Stroop, go/no-go, flanker, spatial span, the 11–20 game and the Mini-IPIP. Everybody gets the same trials in the same order. Put participant= and a number into the address.",
      fr: "Une batterie pour les différences individuelles en une séance : temps de réaction simple, Stroop, go/no-go, flanker, empan spatial, jeu 11–20 et Mini-IPIP. Tout le monde a les mêmes essais dans le même ordre. Mettez participant= et un numéro dans l’adresse.",
    },
  },
});
