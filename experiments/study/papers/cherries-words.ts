import { defineContent } from "@/lib/i18n/define-content";

/**
 * The items of CHERRIES (Eysenbach 2004) and the answers that apply to every study on this site. docs/papers.md lists
 * the item names that are not from CHERRIES.
 */
export const cherriesWords = defineContent("papers/cherries", {
  title: { en: "CHERRIES checklist", fr: "Liste de contrôle CHERRIES" },
  how: {
    en: "Checklist for Reporting Results of Internet E-Surveys (Eysenbach, 2004). It was made for surveys: skip what does not fit an experiment. Complete it after data collection.",
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
    incomplete: { en: "Incomplete sessions", fr: "Passations incomplètes" },
    timestamp: { en: "Unusual response times", fr: "Temps de réponse inhabituels" },
    correction: { en: "Weighting and other corrections", fr: "Pondération et autres corrections" },
  },
  answers: {
    target: {
      en: "[To complete: target population]",
      fr: "[À compléter : population visée]",
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
      en: "The tasks were ready-made.",
      fr: "Les tâches étaient des tâches existantes du logiciel.",
    },
    pretest: {
      en: "[To complete: whether the study was tried out before it began]",
      fr: "[À compléter : prétest éventuel de l’étude]",
    },
    open: {
      en: "Anyone with the link could take part: the page did not ask for a password.",
      fr: "Toute personne qui avait le lien pouvait participer : la page ne demandait pas de mot de passe.",
    },
    openWithId: {
      en: "Anyone with a link that contained the identifier {id} could take part: the page did not ask for a password or check the identifier.",
      fr: "Toute personne dont le lien contenait l’identifiant {id} pouvait participer : la page ne demandait pas de mot de passe et ne vérifiait pas l’identifiant.",
    },
    invited: {
      en: "[To complete: who received the link]",
      fr: "[À compléter : à qui le lien a été donné]",
    },
    web: {
      en: "The study was a web page, which recorded the answers itself.",
      fr: "L’étude était une page web, qui enregistrait elle-même les réponses.",
    },
    voluntary: {
      en: "Voluntary: the page told participants that refusing had no disadvantage and that they could stop at any time.",
      fr: "Facultative : la page indiquait aux participants que refuser ne les désavantageait pas et qu’ils pouvaient arrêter à tout moment.",
    },
    code: {
      en: "A completion code was provided for: {exits}.",
      fr: "Un code de fin était prévu pour : {exits}.",
    },
    within: {
      en: "The random draws within a task are described in the methods.",
      fr: "Les tirages au sort au sein d’une tâche sont décrits sous « Méthode ».",
    },
    notAdaptive: {
      en: "No step depended on the answers to another step.",
      fr: "Aucune étape ne dépendait d’une réponse à une autre étape.",
    },
    bySession: {
      en: "Some steps were shown in some sessions only.",
      fr: "Certaines étapes n’étaient affichées que dans certaines séances.",
    },
    byCondition: {
      en: "Some steps were shown in some conditions only.",
      fr: "Certaines étapes n’étaient affichées que dans certaines conditions.",
    },
    steps: {
      en: "The study had {n} steps, texts included.",
      fr: "L’étude comptait {n} étapes, y compris les textes.",
    },
    step: { en: "The study had one step.", fr: "L’étude comptait une étape." },
    pages: { en: "{app}: {n} pages", fr: "{app} : {n} pages" },
    page: { en: "{app}: 1 page", fr: "{app} : 1 page" },
    screen: { en: "{app}: one trial at a time", fr: "{app} : un essai après l’autre" },
    /** About the apps that are questionnaires. */
    forms: {
      en: "A page of {names} was accepted only when all of its questions had an answer.",
      fr: "Une page n’était acceptée que si toutes ses questions avaient une réponse ({names}).",
    },
    noResponse: {
      en: "A timed trial without a response was recorded as such.",
      fr: "Un essai chronométré sans réponse était enregistré comme tel.",
    },
    formsReview: {
      en: "Answers in {names} could be changed until the page was submitted, but not afterwards.",
      fr: "Les réponses pouvaient être modifiées jusqu’à l’envoi de la page, mais pas après ({names}).",
    },
    timedReview: {
      en: "Responses in timed tasks could not be changed.",
      fr: "Les réponses aux tâches chronométrées ne pouvaient pas être modifiées.",
    },
    visitors: {
      en: "The page did not count visitors.",
      fr: "La page ne comptait pas les visiteurs.",
    },
    cookies: {
      en: "No cookies were used. The study was kept in the storage of the browser, so that it could be continued on the same device.",
      fr: "Aucun cookie n’était utilisé. L’étude était enregistrée dans le stockage du navigateur, pour pouvoir être reprise sur le même appareil.",
    },
    ip: {
      en: "The page did not record the IP address.",
      fr: "La page n’enregistrait pas l’adresse IP.",
    },
    incomplete: {
      en: "Unfinished sessions are marked as such in the data.",
      fr: "Les passations inachevées sont signalées comme telles dans les données.",
    },
    analysed: {
      en: "[To complete: which sessions were analysed]",
      fr: "[À compléter : les passations analysées]",
    },
    timestamp: {
      en: "Response times below {ms} ms are flagged in the data (too_soon); the score of a task does not depend on the flag.",
      fr: "Les temps de réponse inférieurs à {ms} ms sont signalés dans les données (too_soon) ; le score d’une tâche n’en dépend pas.",
    },
  },
  reference: {
    en: "Eysenbach (2004), J. Med. Internet Res. 6, e34",
    fr: "Eysenbach (2004), J. Med. Internet Res. 6, e34",
  },
});
