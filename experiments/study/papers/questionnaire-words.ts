import { defineContent } from "@/lib/i18n/define-content";

/** The texts of the paper that contains all questions of a study as participants read them. */
export const questionnaireWords = defineContent("papers/questionnaire", {
  title: { en: "Questionnaire", fr: "Questionnaire" },
  how: {
    en: "All questions in the order of the study file, as participants read them, with the codes of the answers in the data, the rules and the scores. Participants do not see the codes, the names in the data or the rules.",
    fr: "Toutes les questions dans l’ordre du fichier d’étude, telles que les participants les lisent, avec le codage des réponses dans les données, les règles et les scores. Les participants ne voient ni les codes, ni les noms dans les données, ni les règles.",
  },
  /** A sentence about a study with attention checks. */
  secret: {
    en: "The rules contain the expected answers of the attention checks: do not give this text to participants.",
    fr: "Les règles contiennent les réponses attendues aux contrôles de l’attention : ne donnez pas ce document aux participants.",
  },
  only: {
    en: "Condition {conditions} only.",
    fr: "Condition {conditions} seulement.",
  },
  size: { en: "{questions} on {pages}.", fr: "{questions} sur {pages}." },
  page: { en: "Page {n}", fr: "Page {n}" },
  question: { en: "Question {n}", fr: "Question {n}" },
  number: { en: "No.", fr: "N°" },
  text: { en: "Question", fr: "Question" },
  name: { en: "Name in the data", fr: "Nom dans les données" },
  rules: { en: "Rules", fr: "Règles" },
  textOnly: { en: "Text without a question", fr: "Texte sans question" },
  answersBelow: {
    en: "The questions of this page have the same answer choices:",
    fr: "Les questions de cette page ont les mêmes réponses proposées :",
  },
  sameAnswers: {
    en: "The answer choices of question {n}.",
    fr: "Les réponses proposées à la question {n}.",
  },
  choiceOther: {
    en: "(the participant adds a text: {id})",
    fr: "(le participant ajoute un texte : {id})",
  },
  /** The types of answers, at the head of a question. */
  kinds: {
    one: { en: "one answer", fr: "une réponse" },
    many: { en: "any number of answers", fr: "plusieurs réponses possibles" },
    rank: { en: "answers put in order", fr: "réponses à classer" },
    slider: { en: "slider", fr: "curseur" },
    integer: { en: "whole number", fr: "nombre entier" },
    decimal: { en: "number, decimals allowed", fr: "nombre, décimales admises" },
    date: { en: "date", fr: "date" },
    text: { en: "short text", fr: "texte court" },
    long: { en: "long text", fr: "texte long" },
  },
  limits: {
    between: { en: "from {min} to {max}", fr: "de {min} à {max}" },
    atLeast: { en: "at least {min}", fr: "au moins {min}" },
    atMost: { en: "at most {max}", fr: "au plus {max}" },
    dates: { en: "from {min} to {max}", fr: "du {min} au {max}" },
    since: { en: "{min} or later", fr: "à partir du {min}" },
    until: { en: "{max} or earlier", fr: "jusqu’au {max}" },
  },
  required: {
    must: { en: "must be answered", fr: "réponse obligatoire" },
    ask: { en: "may be left out after a reminder", fr: "réponse facultative après un rappel" },
    free: { en: "may be left out", fr: "réponse facultative" },
  },
  sliderEnds: {
    two: {
      en: "{low} (left end), {high} (right end)",
      fr: "{low} (à gauche), {high} (à droite)",
    },
    three: {
      en: "{low} (left end), {middle} (middle), {high} (right end)",
      fr: "{low} (à gauche), {middle} (au milieu), {high} (à droite)",
    },
    range: {
      en: "Values from {min} to {max} in steps of {step}, no starting value.",
      fr: "Valeurs de {min} à {max} par pas de {step}, sans valeur de départ.",
    },
  },
  problem: {
    en: "Message about an answer that is not allowed:",
    fr: "Message en cas de réponse non admise :",
  },
  /** The text that participants read in place of a part of a question that repeats an earlier answer. */
  piped: { en: "[answer to question {n}]", fr: "[réponse à la question {n}]" },
  pipedUnknown: { en: "[earlier answer]", fr: "[réponse précédente]" },
  order: {
    pages: {
      en: "The order of the pages is drawn at random.",
      fr: "L’ordre des pages est tiré au sort.",
    },
    kept: { en: "This page keeps its place.", fr: "Cette page garde sa place." },
    items: {
      en: "The order of the questions on this page is drawn at random.",
      fr: "L’ordre des questions de cette page est tiré au sort.",
    },
    choices: {
      en: "The order of these answers is drawn at random.",
      fr: "L’ordre de ces réponses est tiré au sort.",
    },
  },
  shown: {
    page: {
      en: "This page is shown only if {rule}.",
      fr: "Cette page n’est affichée que si {rule}.",
    },
    item: { en: "Shown only if {rule}.", fr: "Affichée seulement si {rule}." },
  },
  check: {
    en: "Attention check: the expected answer is {answer}.",
    fr: "Contrôle de l’attention : la réponse attendue est {answer}.",
  },
  inScale: { en: "Score: {scales}.", fr: "Score : {scales}." },
  inScaleReversed: { en: "{scale} (reversed)", fr: "{scale} (inversée)" },
  scales: { en: "Scales and scores", fr: "Échelles et scores" },
  sources: { en: "Sources and licence", fr: "Sources et licence" },
  /** The rules about earlier answers. */
  rule: {
    clause: {
      en: "the answer to question {n} {comparison}",
      fr: "la réponse à la question {n} {comparison}",
    },
    is: { en: "is {value}", fr: "est {value}" },
    isNot: { en: "is absent or is not {value}", fr: "est absente ou n’est pas {value}" },
    below: { en: "is below {value}", fr: "est inférieure à {value}" },
    above: { en: "is above {value}", fr: "est supérieure à {value}" },
    atLeast: { en: "is at least {value}", fr: "est d’au moins {value}" },
    atMost: { en: "is at most {value}", fr: "est d’au plus {value}" },
    includes: { en: "includes {value}", fr: "comprend {value}" },
    always: { en: "is of any kind or absent", fr: "est quelconque ou absente" },
    not: {
      en: "it is not the case that {rule}",
      fr: "la règle suivante n’est pas vérifiée : {rule}",
    },
    group: { en: "({rule})", fr: "({rule})" },
  },
});
