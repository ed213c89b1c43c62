import { defineContent } from "@/lib/i18n/define-content";

/** The items of CHERRIES (Eysenbach 2004; docs/papers.md lists the names that are ours), with the answers that hold for every study on this site. */
export const cherriesWords = defineContent("papers/cherries", {
  title: { en: "CHERRIES checklist", fr: "Liste de contrôle CHERRIES" },
  how: {
    en: "Checklist for Reporting Results of Internet E-Surveys (Eysenbach, 2004). It was made for surveys: skip what does not fit an experiment. Complete it when the data are in.",
    fr: "Checklist for Reporting Results of Internet E-Surveys (Eysenbach, 2004). Elle a été conçue pour les enquêtes : laissez de côté ce qui ne convient pas à une expérience. Complétez-la une fois les données recueillies.",
  },
  sections: {
    design: { en: "Design", fr: "Plan de l’enquête (Design)" },
    ethics: {
      en: "Ethics approval and informed consent",
      fr: "Avis éthique et consentement (IRB approval and informed consent process)",
    },
    development: {
      en: "Development and pre-testing",
      fr: "Développement et prétest (Development and pre-testing)",
    },
    recruitment: { en: "Recruitment", fr: "Recrutement (Recruitment process)" },
    administration: { en: "Survey administration", fr: "Passation (Survey administration)" },
    rates: { en: "Response rates", fr: "Taux de réponse (Response rates)" },
    multiple: {
      en: "Preventing multiple entries from the same individual",
      fr: "Prévention des participations multiples (Preventing multiple entries)",
    },
    analysis: { en: "Analysis", fr: "Analyse (Analysis)" },
  },
  items: {
    design: { en: "Survey design", fr: "Plan de l’enquête (Survey design)" },
    irb: { en: "IRB approval", fr: "Avis éthique (IRB approval)" },
    consent: { en: "Informed consent", fr: "Consentement éclairé (Informed consent)" },
    protection: { en: "Data protection", fr: "Protection des données (Data protection)" },
    testing: {
      en: "Development and testing",
      fr: "Développement et essais (Development and testing)",
    },
    open: {
      en: "Open survey versus closed survey",
      fr: "Enquête ouverte ou fermée (Open versus closed survey)",
    },
    contact: { en: "Contact mode", fr: "Mode de contact (Contact mode)" },
    advertising: {
      en: "Advertising the survey",
      fr: "Annonce de l’enquête (Advertising the survey)",
    },
    web: { en: "Web/E-mail", fr: "Web ou courriel (Web/E-mail)" },
    context: { en: "Context", fr: "Contexte (Context)" },
    voluntary: {
      en: "Mandatory/voluntary",
      fr: "Obligatoire ou facultative (Mandatory/voluntary)",
    },
    incentives: { en: "Incentives", fr: "Contreparties (Incentives)" },
    dates: { en: "Time/Date", fr: "Dates (Time/Date)" },
    randomization: {
      en: "Randomization of items or questionnaires",
      fr: "Ordre aléatoire (Randomization of items or questionnaires)",
    },
    adaptive: {
      en: "Adaptive questioning",
      fr: "Questions conditionnelles (Adaptive questioning)",
    },
    number: { en: "Number of items", fr: "Nombre d’items (Number of items)" },
    screens: { en: "Number of screens (pages)", fr: "Nombre d’écrans (Number of screens)" },
    completeness: { en: "Completeness check", fr: "Contrôle de complétude (Completeness check)" },
    review: { en: "Review step", fr: "Relecture des réponses (Review step)" },
    visitor: { en: "Unique site visitor", fr: "Visiteur unique (Unique site visitor)" },
    view: {
      en: "View rate (unique survey visitors / unique site visitors)",
      fr: "Taux de consultation : visiteurs uniques de l’enquête / visiteurs uniques du site (View rate)",
    },
    participation: {
      en: "Participation rate (agreed to participate / unique first page visitors)",
      fr: "Taux de participation : personnes ayant accepté / visiteurs uniques de la première page (Participation rate)",
    },
    completion: {
      en: "Completion rate (finished / agreed to participate)",
      fr: "Taux d’achèvement : personnes ayant terminé / personnes ayant accepté (Completion rate)",
    },
    cookies: { en: "Cookies used", fr: "Cookies (Cookies used)" },
    ip: { en: "IP check", fr: "Contrôle de l’adresse IP (IP check)" },
    log: { en: "Log file analysis", fr: "Analyse des journaux (Log file analysis)" },
    registration: { en: "Identification of participants", fr: "Identification des participants" },
    incomplete: { en: "Incomplete sessions", fr: "Sessions incomplètes" },
    timestamp: { en: "Unusual response times", fr: "Temps de réponse inhabituels" },
    correction: { en: "Weighting and other corrections", fr: "Pondération et autres corrections" },
  },
  answers: {
    target: {
      en: "The document does not say who the target population is.",
      fr: "Le document n’indique pas la population visée.",
    },
    told: {
      en: "Filled in on the information sheet: {fields}.",
      fr: "Rubriques remplies de la notice d’information : {fields}.",
    },
    notTold: {
      en: "Not filled in: {fields}.",
      fr: "Rubriques vides : {fields}.",
    },
    tested: {
      en: "The tasks are ready-made apps. The document does not say whether the study was tried out before it began.",
      fr: "Les tâches sont des applications prêtes à l’emploi. Le document n’indique pas si l’étude a été prétestée.",
    },
    open: {
      en: "Anybody with the address can take part: the page does not ask for a password. The document does not say who gets the address.",
      fr: "Toute personne qui a l’adresse peut participer : la page ne demande pas de mot de passe. Le document n’indique pas à qui l’adresse est donnée.",
    },
    web: {
      en: "The study is a web page, which records the answers itself.",
      fr: "L’étude est une page web, qui enregistre elle-même les réponses.",
    },
    voluntary: {
      en: "Voluntary: the page tells participants that refusing has no disadvantage and that they can stop at any time.",
      fr: "Facultative : la page dit aux participants que refuser ne les désavantage pas et qu’ils peuvent arrêter à tout moment.",
    },
    code: {
      en: "A completion code is named in the document for: {exits}.",
      fr: "Le document prévoit un code de fin pour : {exits}.",
    },
    within: {
      en: "What is random within a task is described in the methods.",
      fr: "Ce qui est aléatoire au sein d’une tâche est décrit dans la méthode.",
    },
    notAdaptive: {
      en: "No step depends on the answers to another.",
      fr: "Aucune étape ne dépend d’une réponse à une autre.",
    },
    byCondition: {
      en: "Some steps are shown in some conditions only.",
      fr: "Certaines étapes ne sont montrées que dans certaines conditions.",
    },
    steps: { en: "{n} steps, texts included.", fr: "{n} étapes, y compris les textes." },
    step: { en: "1 step.", fr: "1 étape." },
    pages: { en: "{app}: {n} pages", fr: "{app} : {n} pages" },
    page: { en: "{app}: 1 page", fr: "{app} : 1 page" },
    screen: { en: "{app}: one trial at a time", fr: "{app} : un essai après l’autre" },
    complete: {
      en: "A page of a form is accepted when all of it is answered. A timed trial without a response is recorded as such.",
      fr: "Une page de formulaire n’est acceptée que si l’on a répondu à tout. Un essai chronométré sans réponse est enregistré comme tel.",
    },
    review: {
      en: "Answers of a form can be changed until its page is sent, and not after. Responses of timed tasks cannot be changed.",
      fr: "Les réponses d’un formulaire peuvent être modifiées jusqu’à l’envoi de sa page, mais pas après. Celles des tâches chronométrées ne peuvent pas l’être.",
    },
    visitors: {
      en: "The page does not count visitors.",
      fr: "La page ne compte pas les visiteurs.",
    },
    cookies: {
      en: "None. The study is kept in the storage of the browser, so that it can be continued on the same device.",
      fr: "Aucun. L’étude est gardée dans le stockage du navigateur, pour pouvoir être reprise sur le même appareil.",
    },
    ip: {
      en: "None: the page does not record the IP address.",
      fr: "Aucun : la page n’enregistre pas l’adresse IP.",
    },
    incomplete: {
      en: "An unfinished session says so in its data. The document does not say which sessions are analysed.",
      fr: "Les données d’une session inachevée le signalent. Le document n’indique pas lesquelles sont analysées.",
    },
    timestamp: {
      en: "Response times below {ms} ms are flagged in the data (too_soon); the flag excludes nothing by itself.",
      fr: "Les temps de réponse inférieurs à {ms} ms sont signalés dans les données (too_soon) ; ce signalement n’exclut rien à lui seul.",
    },
  },
  reference: {
    en: "Eysenbach (2004), J. Med. Internet Res. 6, e34",
    fr: "Eysenbach (2004), J. Med. Internet Res. 6, e34",
  },
});
