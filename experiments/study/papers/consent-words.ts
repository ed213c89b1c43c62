import { defineContent } from "@/lib/i18n/define-content";

/** The texts of the information sheet and consent for participants and ethics committees. */
export const consentWords = defineContent("papers/consent", {
  title: { en: "Information and consent", fr: "Information et consentement" },
  study: { en: "About this study", fr: "À propos de cette étude" },
  tasks: { en: "What you will do", fr: "Ce que vous allez faire" },
  length: {
    en: "A session takes {length}, not counting breaks and this text. All of it is done on a screen.",
    fr: "Une passation dure {length}, sans les pauses ni la lecture de cette page. Tout se fait à l’écran.",
  },
  some: {
    en: "The parts that you do, or their settings, can differ from one session or participant to another.",
    fr: "Les parties que vous ferez, ou leurs réglages, peuvent différer d’une passation ou d’un participant à l’autre.",
  },
  /** The text for a study with visits. */
  visits: {
    en: "The study has {n} visits. The first visit takes {length}, not counting breaks and this text. All visits are done on a screen.",
    fr: "L’étude comporte {n} visites. La première dure {length}, sans les pauses ni la lecture de cette page. Tout se fait à l’écran.",
  },
  /** The texts for a study whose conditions are sessions of the same participants. */
  sessions: {
    en: "The study has {n} sessions. You receive a link for each of them.",
    fr: "L’étude comporte {n} séances. Vous recevez un lien pour chacune.",
  },
  someSessions: {
    en: "The parts that you do, or their settings, can differ from one session to another.",
    fr: "Les parties que vous ferez, ou leurs réglages, peuvent différer d’une séance à l’autre.",
  },
  onlyInPlan: {
    en: "The pay on the sheet comes from the plan, which participants do not receive. The page before the start shows “Not stated” until you fill in the field “Payment”.",
    fr: "La rémunération de la notice vient du plan, que les participants ne reçoivent pas. Avant le début, la page affiche « Non indiqué » tant que vous n’avez pas rempli la rubrique « Rémunération ».",
  },
  board: {
    en: "For the ethics committee, not for participants",
    fr: "Pour le comité d’éthique, pas pour les participants",
  },
  boardHelp: {
    en: "Participants do not get this page before the start.",
    fr: "Les participants ne reçoivent pas cette page avant le début.",
  },
  endings: {
    en: "Rules that end the study early",
    fr: "Règles qui mettent fin à l’étude avant son terme",
  },
  recorded: { en: "Recorded data", fr: "Données recueillies" },
  where: { en: "Where your data go", fr: "Où vont vos données" },
  device: {
    en: "Your answers are stored on your device until you delete them. Some browsers delete the data that a site has saved after seven days without a visit.",
    fr: "Vos réponses sont conservées sur votre appareil jusqu’à ce que vous les effaciez. Après sept jours sans visite, certains navigateurs suppriment les données enregistrées par un site.",
  },
  sent: {
    en: "When you finish a part, its data are sent to {host}.",
    fr: "Quand vous terminez une partie, ses données sont envoyées à {host}.",
  },
  /** The text for data servers that are told that a session has begun. */
  sentWithStart: {
    en: "When you begin, {host} is notified that you have begun, without any answer. When you finish a part, its data are sent there.",
    fr: "Quand vous commencez, {host} reçoit l’indication que vous avez commencé, sans aucune réponse. Quand vous terminez une partie, ses données y sont envoyées.",
  },
  /** Added if the data server assigns the participant to one of the groups. */
  place: {
    en: "Before your first part, a code that is computed from your identifier in the link is sent there, so that you get the same version of the study if you come back. If you withdraw, this code is deleted as well.",
    fr: "Avant la première partie, un code calculé à partir de l’identifiant de votre lien y est envoyé, pour que vous retrouviez la même version de l’étude si vous revenez. Si vous vous retirez, il est effacé aussi.",
  },
  placeOfNumber: {
    en: "Before your first part, a code that is computed from a random number is sent there, to choose your version of the study. If you withdraw, this code is deleted as well.",
    fr: "Avant la première partie, un code calculé à partir d’un numéro aléatoire y est envoyé, pour choisir votre version de l’étude. Si vous vous retirez, il est effacé aussi.",
  },
  /** Added if the data server counts participants but does not assign them to groups. */
  counted: {
    en: "Before your first part, a code that is computed from your identifier in the link is sent there, so that you are counted only once. If you withdraw, this code is deleted as well.",
    fr: "Avant la première partie, un code calculé à partir de l’identifiant de votre lien y est envoyé, pour que vous ne soyez compté qu’une fois. Si vous vous retirez, il est effacé aussi.",
  },
  countedOfNumber: {
    en: "Before your first part, a code that is computed from a random number is sent there, to count the participants. If you withdraw, this code is deleted as well.",
    fr: "Avant la première partie, un code calculé à partir d’un numéro aléatoire y est envoyé, pour compter les participants. Si vous vous retirez, il est effacé aussi.",
  },
  notSent: {
    en: "{site} does not send them to anybody; at the end you can download them.",
    fr: "{site} ne les envoie à personne ; à la fin, vous pouvez les télécharger.",
  },
  receiver: {
    en: "If you take part on a page other than {site}, {host} is notified that you have begun, and the data of each finished part are sent there.",
    fr: "Si vous participez sur une autre page que {site}, {host} reçoit l’indication que vous avez commencé, puis les données de chaque partie terminée.",
  },
  noReceipts: {
    en: "That server does not confirm that it has stored the data: the page can report that your data were accepted, not that all of them were stored.",
    fr: "Ce serveur n’envoie pas d’accusé de réception : la page peut vous dire que vos données ont été acceptées, mais pas qu’elles ont toutes été enregistrées.",
  },
  withdrawal: { en: "If you want to stop", fr: "Si vous voulez arrêter" },
  leave: {
    en: "You can leave at any time with the button “{button}”. You then choose whether to keep or delete your answers so far.",
    fr: "Vous pouvez arrêter à tout moment avec le bouton « {button} ». Vous choisissez alors de garder ou d’effacer vos réponses.",
  },
  /** The text for studies whose data are sent. */
  leaveSent: {
    en: "You can leave at any time with the button “{button}”. You then choose whether we may use your answers so far or whether you withdraw them. At the end you receive a withdrawal code, which identifies your data if you want to withdraw them afterwards.",
    fr: "Vous pouvez arrêter à tout moment avec le bouton « {button} ». Vous décidez alors si nous pouvons utiliser vos réponses ou si vous les retirez. À la fin, vous recevez un code de retrait : il permet de retirer vos données plus tard.",
  },
  /** The text for studies whose data server receives data from other pages, but not from this site. */
  leaveElsewhere: {
    en: "Where your data are sent, you choose instead whether we may use them or whether you withdraw them, and a withdrawal code at the end identifies them if you want to withdraw them afterwards.",
    fr: "Si vos données sont envoyées, vous décidez plutôt si nous pouvons les utiliser ou si vous les retirez ; à la fin, un code de retrait permet de les retirer plus tard.",
  },
  withdrawAt: {
    en: "To do so, enter the code at {address}.",
    fr: "Pour cela, saisissez le code à l’adresse {address}.",
  },
  withdrawElsewhere: {
    en: "To do so, enter the code at the foot of the page of the study, or give it to the contact of the study.",
    fr: "Pour cela, saisissez le code au bas de la page de l’étude, ou donnez-le au contact de l’étude.",
  },
  agreement: { en: "Consent", fr: "Consentement" },
  minor: {
    en: "The study is open to participants aged {age} and over. A page cannot check that a parent agrees, so {site} does not run it.",
    fr: "L’étude est ouverte aux participants dès {age} ans. Une page ne peut pas vérifier l’accord d’un parent : {site} ne la propose donc pas.",
  },
  parents: {
    en: "[To complete: how parents agree]",
    fr: "[À compléter : recueil de l’accord des parents]",
  },
  debriefing: { en: "Debriefing, at the end", fr: "Débriefing, à la fin" },
  noDebriefing: { en: "The study has no debriefing.", fr: "L’étude ne prévoit pas de débriefing." },
});
