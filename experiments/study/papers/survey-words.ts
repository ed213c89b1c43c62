import { defineContent } from "@/lib/i18n/define-content";

/**
 * The sentences of several papers about the questionnaires of a study. The descriptions in the past tense are part of
 * the methods paragraph, which preregistrations quote.
 */
export const surveyWords = defineContent("papers/survey", {
  /** The name of a questionnaire in papers. The title is the researcher's title; participants do not read it. */
  titled: { en: "{title} (questionnaire)", fr: "{title} (questionnaire)" },
  /** The name of a questionnaire if another one has the same title. */
  titledTwice: { en: "{title} (questionnaire {id})", fr: "{title} (questionnaire {id})" },
  untitled: { en: "Questionnaire {id}", fr: "Questionnaire {id}" },
  questionnaire: { en: "Questionnaire", fr: "Questionnaire" },
  answered: { en: "number of questions answered", fr: "nombre de questions avec une réponse" },
  failedChecks: {
    en: "number of failed attention checks",
    fr: "nombre de contrôles de l’attention manqués",
  },
  questions: {
    none: { en: "no questions", fr: "aucune question" },
    one: { en: "1 question", fr: "1 question" },
    more: { en: "{n} questions", fr: "{n} questions" },
  },
  pages: {
    one: { en: "1 page", fr: "1 page" },
    more: { en: "{n} pages", fr: "{n} pages" },
  },
  size: {
    en: "The questionnaire had {questions} on {pages}.",
    fr: "Le questionnaire comptait {questions} sur {pages}.",
  },
  /** In place of `size` for a questionnaire that only shows texts. */
  onlyTexts: {
    en: "The questionnaire did not ask questions: it displayed texts on {pages}.",
    fr: "Le questionnaire ne posait aucune question : il affichait des textes sur {pages}.",
  },
  kinds: { en: "Types of question: {kinds}.", fr: "Types de questions : {kinds}." },
  kind: { en: "{kind} ({n})", fr: "{kind} ({n})" },
  kindNames: {
    one: { en: "single choice", fr: "choix unique" },
    matrix: { en: "single choice in a table", fr: "choix unique dans un tableau" },
    many: { en: "multiple choice", fr: "choix multiple" },
    rank: { en: "ranking", fr: "classement" },
    slider: { en: "slider", fr: "curseur" },
    integer: { en: "whole number", fr: "nombre entier" },
    decimal: { en: "decimal number", fr: "nombre décimal" },
    date: { en: "date", fr: "date" },
    text: { en: "short text", fr: "texte court" },
    long: { en: "long text", fr: "texte long" },
  },
  sliders: {
    en: "Sliders had no starting value.",
    fr: "Les curseurs n’avaient pas de valeur de départ.",
  },
  order: {
    fixed: {
      en: "The questions and their answer choices had the same order for all participants.",
      fr: "L’ordre des questions et des réponses proposées était le même pour tous les participants.",
    },
    drawn: {
      en: "The program randomised {what}. The rest had a fixed order.",
      fr: "Le programme tirait au sort {what}. Pour le reste, l’ordre était fixe.",
    },
    pages: { en: "the order of the pages", fr: "l’ordre des pages" },
    items: {
      en: "the order of the questions on {pages}",
      fr: "l’ordre des questions sur {pages}",
    },
    choices: {
      en: "the order of the answer choices in {questions}",
      fr: "l’ordre des réponses proposées pour {questions}",
    },
    kept: {
      one: {
        en: "In this order, 1 page kept its place.",
        fr: "Dans cet ordre, 1 page gardait sa place.",
      },
      more: {
        en: "In this order, {n} pages kept their place.",
        fr: "Dans cet ordre, {n} pages gardaient leur place.",
      },
    },
    follows: {
      en: "A page that depended on answers to another page came after that page.",
      fr: "Une page qui dépendait de réponses à une autre page venait après celle-ci.",
    },
  },
  required: {
    all: {
      en: "Every question had to be answered.",
      fr: "Toutes les questions étaient obligatoires.",
    },
    askAll: {
      en: "Every question could be left out after one reminder.",
      fr: "Toutes les questions pouvaient rester sans réponse : la page le signalait une fois, puis l’acceptait.",
    },
    none: {
      en: "Every question could be left out.",
      fr: "Toutes les questions pouvaient rester sans réponse.",
    },
    mixed: { en: "Of the questions, {parts}.", fr: "Parmi les questions, {parts}." },
    mustOne: { en: "1 had to be answered", fr: "1 était obligatoire" },
    mustMore: { en: "{n} had to be answered", fr: "{n} étaient obligatoires" },
    askOne: {
      en: "1 could be left out after one reminder",
      fr: "1 pouvait rester sans réponse après un rappel",
    },
    askMore: {
      en: "{n} could be left out after one reminder",
      fr: "{n} pouvaient rester sans réponse après un rappel",
    },
    freeOne: { en: "1 could be left out", fr: "1 pouvait rester sans réponse" },
    freeMore: { en: "{n} could be left out", fr: "{n} pouvaient rester sans réponse" },
  },
  conditional: {
    some: {
      en: "The program displayed {questions} only after certain answers to earlier questions.",
      fr: "L’affichage de {questions} dépendait des réponses à des questions précédentes.",
    },
    hidden: {
      en: "The answer to a question that was hidden again was deleted.",
      fr: "Si une question était de nouveau masquée, sa réponse était effacée.",
    },
    none: {
      en: "All participants saw all questions.",
      fr: "Tous les participants voyaient toutes les questions.",
    },
  },
  checks: {
    one: {
      en: "The questionnaire contained 1 attention check with one expected answer.",
      fr: "Il y avait 1 contrôle de l’attention : une réponse précise était attendue.",
    },
    more: {
      en: "The questionnaire contained {n} attention checks, each with one expected answer.",
      fr: "Il y avait {n} contrôles de l’attention : une réponse précise était attendue à chacun.",
    },
    untold: {
      en: "The page did not show participants whether their answer was the expected one.",
      fr: "La page n’indiquait pas aux participants si leur réponse était la réponse attendue.",
    },
  },
  measures: {
    scales: { en: "Scores: {scales}.", fr: "Scores : {scales}." },
    single: {
      en: "The data also contain the answer to each question.",
      fr: "Les données contiennent aussi la réponse à chaque question.",
    },
    answers: { en: "The answer to each question.", fr: "La réponse à chaque question." },
    checks: {
      en: "Failed attention checks are counted.",
      fr: "Les contrôles de l’attention manqués sont comptés.",
    },
    nothing: {
      en: "The questionnaire does not ask questions.",
      fr: "Le questionnaire ne pose aucune question.",
    },
  },
  scoring: {
    absent: {
      en: "A question that was not shown or was left out does not have a value.",
      fr: "Une question non affichée ou laissée sans réponse n’a pas de valeur.",
    },
    noScales: { en: "The program does not compute a score.", fr: "Aucun score n’est calculé." },
  },
  scale: {
    mean: { en: "{label}: mean of {questions}", fr: "{label} : moyenne de {questions}" },
    sum: { en: "{label}: sum of {questions}", fr: "{label} : somme de {questions}" },
    reversed: {
      one: { en: "1 of them reversed", fr: "dont 1 inversée" },
      more: { en: "{n} of them reversed", fr: "dont {n} inversées" },
    },
    computedMean: {
      en: "The score is the mean of the answers.",
      fr: "Le score est la moyenne des réponses.",
    },
    computedSum: {
      en: "The score is the sum of the answers.",
      fr: "Le score est la somme des réponses.",
    },
    items: { en: "Questions: {items}.", fr: "Questions : {items}." },
    reversedItems: {
      en: "Reversed (minimum + maximum − answer): {items}.",
      fr: "Inversées (minimum + maximum − réponse) : {items}.",
    },
    noneReversed: { en: "No question is reversed.", fr: "Aucune question n’est inversée." },
    missing: {
      all: {
        en: "A score requires all answers.",
        fr: "S’il manque une réponse, il n’y a pas de score.",
      },
      one: {
        en: "A score requires at least 1 answer.",
        fr: "Il faut au moins 1 réponse pour qu’il y ait un score.",
      },
      some: {
        en: "A score requires at least {n} answers.",
        fr: "Il faut au moins {n} réponses pour qu’il y ait un score.",
      },
      /** The rule about a sum that may lack answers. */
      filled: {
        en: "If answers are missing, the sum is the mean of the given answers times the number of questions.",
        fr: "S’il manque des réponses, la somme est la moyenne des réponses données, multipliée par le nombre de questions.",
      },
    },
  },
  sources: {
    stated: { en: "Sources of the questions:", fr: "Sources des questions :" },
    licence: {
      en: "[To complete: the licence or permission under which you use these questions, and the changes that you made to them]",
      fr: "[À compléter : licence ou autorisation d’utiliser ces questions, et modifications que vous y avez apportées]",
    },
    none: {
      en: "The study file does not name a source of these questions.",
      fr: "Le fichier d’étude n’indique pas de source pour ces questions.",
    },
    own: {
      en: "[To complete: the source of these questions, or that you wrote them for this study]",
      fr: "[À compléter : la source de ces questions, ou le fait que vous les avez rédigées pour cette étude]",
    },
  },
  reliability: {
    en: "[To complete: the reliability of the scores in your sample]",
    fr: "[À compléter : la fidélité des scores dans votre échantillon]",
  },
  counted: { en: "{name}: {questions}", fr: "{name} : {questions}" },
  perPage: {
    one: { en: "{questions}, 1 on each page", fr: "{questions}, 1 par page" },
    same: { en: "{questions}, {n} on each page", fr: "{questions}, {n} par page" },
    range: {
      en: "{questions}, {least} to {most} on a page",
      fr: "{questions}, de {least} à {most} par page",
    },
  },
  /** A sentence about one of several questionnaires. */
  about: { en: "{name}: {text}", fr: "{name} : {text}" },
  orderCounts: {
    en: "A questionnaire counts as a task here.",
    fr: "Un questionnaire compte ici comme une tâche.",
  },
  cherries: {
    completeness: {
      en: "The page checked the answers before participants went to the next page, and marked each answer that was missing or not allowed.",
      fr: "Avant le passage à la page suivante, la page vérifiait les réponses et signalait chaque réponse manquante ou non admise.",
    },
    noAnswer: {
      en: "[To complete: whether the questions offered an answer such as “I prefer not to say”]",
      fr: "[À compléter : si les réponses proposées comprenaient une réponse comme « Je préfère ne pas répondre »]",
    },
    back: {
      en: "With a Back button, participants could read and change their answers on earlier pages until they finished the questionnaire. The questionnaire did not display a summary of all answers.",
      fr: "Un bouton Retour permettait de relire et de modifier les réponses des pages précédentes jusqu’à la fin du questionnaire. Il n’y avait pas de récapitulatif.",
    },
    /** In place of `back` if no questionnaire has several pages. */
    onePage: {
      en: "All questions of a questionnaire were on one page: participants could change their answers until they finished it.",
      fr: "Toutes les questions d’un questionnaire étaient sur une seule page : les réponses pouvaient être modifiées jusqu’à la fin du questionnaire.",
    },
    unfinished: {
      en: "The answers to a questionnaire enter the data when the participant finishes it; the answers to an unfinished questionnaire do not.",
      fr: "Les réponses à un questionnaire entrent dans les données quand le participant le termine ; un questionnaire inachevé n’y figure pas.",
    },
  },
  consent: {
    /**
     * The text that participants read about a questionnaire. The text does not contain its title, which can reveal the
     * purpose.
     */
    task: {
      en: "You answer {questions}, at your own pace.",
      fr: "Vous répondez à {questions}, à votre rythme.",
    },
    upTo: {
      en: "You answer up to {questions}, at your own pace.",
      fr: "Vous répondez à {questions} au plus, à votre rythme.",
    },
    read: {
      en: "You read texts, at your own pace.",
      fr: "Vous lisez des textes, à votre rythme.",
    },
    recorded: {
      en: "Your answers to the questionnaires are recorded as you give them, with the questions that were not shown to you or that you left out.",
      fr: "Vos réponses aux questionnaires sont recueillies telles que vous les donnez, avec les questions qui n’ont pas été affichées ou auxquelles vous n’avez pas répondu.",
    },
    freeText: {
      en: "Some answers are texts that you write. Please do not write your name in them, or anything else by which others could recognise you or another person.",
      fr: "Certaines réponses sont des textes que vous rédigez. N’y écrivez ni votre nom, ni rien qui permette de vous reconnaître ou de reconnaître une autre personne.",
    },
    /** A sentence for the board. */
    questions: {
      en: "The document “Questionnaire” contains all questions as participants read them.",
      fr: "Le document « Questionnaire » contient toutes les questions telles que les participants les lisent.",
    },
  },
  protection: {
    /** The additional content of the group “Answers”. */
    answers: {
      en: "for each question of a questionnaire, the answer as it was given; the column excluded contains notShown if the question was not shown and skipped if it was left out",
      fr: "pour chaque question d’un questionnaire, la réponse telle qu’elle a été donnée ; excluded contient notShown si la question n’a pas été affichée et skipped si elle est restée sans réponse",
    },
    /** In place of `protection.notCollected`: a question can ask for a name. */
    notCollected: {
      en: "Apart from the answers to the questionnaires, the page does not record any name, postal or e-mail address, IP address, or make of browser or device, and does not set cookies.",
      fr: "En dehors des réponses aux questionnaires, la page n’enregistre ni nom, ni adresse postale ou électronique, ni adresse IP, ni modèle de navigateur ou d’appareil, et ne dépose aucun cookie.",
    },
    freeText: {
      en: "The answers to {questions} are free text, which can contain names or other personal data of the participant or of other people. The information sheet asks participants not to write names.",
      fr: "Les réponses à {questions} sont des textes libres, qui peuvent contenir des noms ou d’autres données personnelles du participant ou de tiers. La notice d’information demande aux participants de ne pas écrire de noms.",
    },
    /** The sentence before the note about special categories. */
    special: {
      en: "The researchers wrote or chose the questions of the questionnaires. The program does not know whether the answers reveal health, origin, opinions, beliefs, trade union membership, sex life or sexual orientation: the controller decides whether Article 9 applies.",
      fr: "Les questions des questionnaires ont été rédigées ou choisies par les chercheurs. Le programme ne sait pas si les réponses révèlent l’état de santé, l’origine, les opinions, les convictions, l’appartenance syndicale, la vie sexuelle ou l’orientation sexuelle : il revient au responsable du traitement d’établir si l’article 9 s’applique.",
    },
    /** The sentence after `protection.linked` or `protection.unlinked`. */
    combined: {
      en: "Answers to questions can identify a person, alone or together (for example age, place and occupation).",
      fr: "Les réponses aux questions peuvent permettre d’identifier une personne, isolément ou ensemble (par exemple l’âge, le lieu et la profession).",
    },
  },
  citation: {
    /** The note of a reference to a publication from which questions come. */
    note: { en: "Source of questions in this study", fr: "Source de questions de cette étude" },
    authors: {
      en: "[To complete: authors of this publication]",
      fr: "[À compléter : auteurs de cette publication]",
    },
  },
  otherIndices: {
    en: "[To complete: other scores that you will compute from several variables]",
    fr: "[À compléter : autres scores calculés à partir de plusieurs variables]",
  },
  missingData: {
    en: "In the questionnaires, missing answers are treated as follows:",
    fr: "Dans les questionnaires, les réponses manquantes sont traitées ainsi :",
  },
});
