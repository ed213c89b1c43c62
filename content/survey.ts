import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts of surveys that participants read while they answer, and the names of the numbers of a survey. */
export const surveyWords = defineContent("survey", {
  form: {
    page: { en: "Page {page} of {pages}", fr: "Page {page} sur {pages}" },
    next: { en: "Next", fr: "Suivant" },
    back: { en: "Back", fr: "Retour" },
    finish: { en: "Finish", fr: "Terminer" },
    required: { en: "required", fr: "obligatoire" },
    allRequired: {
      en: "Please answer all questions on this page.",
      fr: "Merci de répondre à toutes les questions de cette page.",
    },
    choose: { en: "Choose an answer", fr: "Choisissez une réponse" },
    yourAnswer: { en: "Your answer: {choice}", fr: "Votre réponse : {choice}" },
    slider: {
      notAnswered: { en: "not answered", fr: "sans réponse" },
      press: {
        en: "Not answered yet: press the point on the line that matches your answer.",
        fr: "Vous n’avez pas encore répondu : appuyez sur la ligne à l’endroit qui correspond à votre réponse.",
      },
    },
    rank: {
      how: {
        en: "Press the answers in your order, starting with the first. Press an answer again to remove it from the order.",
        fr: "Classez les réponses : appuyez d’abord sur celle que vous mettez en premier, puis sur les suivantes. Pour retirer une réponse, appuyez de nouveau dessus.",
      },
      place: {
        en: "{choice}, place {place} of {places}",
        fr: "{choice}, rang {place} sur {places}",
      },
      without: { en: "{choice}, not placed yet", fr: "{choice}, pas encore de rang" },
      again: { en: "Start over", fr: "Recommencer" },
    },
    missing: {
      text: {
        en: "An answer is required. Type your answer.",
        fr: "Écrivez une réponse. Elle est nécessaire pour continuer.",
      },
      date: {
        en: "A date is required. Enter a date.",
        fr: "Indiquez une date. Elle est nécessaire pour continuer.",
      },
      one: {
        en: "An answer is required. Choose one.",
        fr: "Choisissez une réponse. Elle est nécessaire pour continuer.",
      },
      many: {
        en: "An answer is required. Choose at least one.",
        fr: "Choisissez au moins une réponse. Elle est nécessaire pour continuer.",
      },
      rank: {
        en: "An order is required. Press the answers in your order.",
        fr: "Classez les réponses en appuyant dessus l’une après l’autre. Un classement est nécessaire pour continuer.",
      },
      slider: {
        en: "An answer is required. Press the point on the line that matches your answer.",
        fr: "Appuyez sur la ligne à l’endroit qui correspond à votre réponse. Une réponse est nécessaire pour continuer.",
      },
    },
    notAnswered: { en: "Not answered yet", fr: "Pas encore de réponse" },
    whole: {
      any: {
        en: "Type a whole number in digits, such as 12.",
        fr: "Écrivez un nombre entier en chiffres, par exemple 12.",
      },
      between: {
        en: "Type a whole number from {min} to {max}.",
        fr: "Écrivez un nombre entier de {min} à {max}.",
      },
      min: {
        en: "Type a whole number that is {min} or more.",
        fr: "Écrivez un nombre entier supérieur ou égal à {min}.",
      },
      max: {
        en: "Type a whole number that is {max} or less.",
        fr: "Écrivez un nombre entier inférieur ou égal à {max}.",
      },
    },
    number: {
      any: {
        en: "Type a number in digits, such as 12 or 1.5.",
        fr: "Écrivez un nombre en chiffres, par exemple 12 ou 1,5.",
      },
      between: {
        en: "Type a number from {min} to {max}.",
        fr: "Écrivez un nombre de {min} à {max}.",
      },
      min: {
        en: "Type a number that is {min} or more.",
        fr: "Écrivez un nombre supérieur ou égal à {min}.",
      },
      max: {
        en: "Type a number that is {max} or less.",
        fr: "Écrivez un nombre inférieur ou égal à {max}.",
      },
    },
    date: {
      any: {
        en: "Enter a complete date: day, month and year.",
        fr: "Indiquez une date complète : jour, mois et année.",
      },
      between: {
        en: "Enter a date from {min} to {max}.",
        fr: "Indiquez une date du {min} au {max}.",
      },
      min: { en: "Enter {min} or a later date.", fr: "Indiquez le {min} ou une date ultérieure." },
      max: {
        en: "Enter {max} or an earlier date.",
        fr: "Indiquez le {max} ou une date antérieure.",
      },
    },
    which: {
      en: "Do you mean {small} or {large}?",
      fr: "Voulez-vous dire {small} ou {large} ?",
    },
    tooLong: {
      en: "Your text has {length} characters; the limit is {limit}. Please shorten it.",
      fr: "Votre texte compte {length} caractères ; le maximum est de {limit}. Merci de le raccourcir.",
    },
    incomplete: {
      one: {
        en: "One answer does not have a place yet. Press it, or press Start over.",
        fr: "Une réponse n’a pas encore de rang. Appuyez dessus, ou appuyez sur Recommencer.",
      },
      many: {
        en: "{n} answers do not have a place yet. Press them in your order, or press Start over.",
        fr: "{n} réponses n’ont pas encore de rang. Appuyez dessus l’une après l’autre, ou appuyez sur Recommencer.",
      },
    },
    summary: {
      one: {
        en: "One question needs your attention. Your other answers are kept.",
        fr: "Une question est à revoir. Vos autres réponses sont gardées.",
      },
      many: {
        en: "{n} questions need your attention. Your other answers are kept.",
        fr: "{n} questions sont à revoir. Vos autres réponses sont gardées.",
      },
    },
    ask: {
      one: {
        en: "One question is not answered. Answer it, or press {button} again.",
        fr: "Vous n’avez pas répondu à une question. Répondez-y, ou appuyez encore une fois sur {button}.",
      },
      many: {
        en: "{n} questions are not answered. Answer them, or press {button} again.",
        fr: "Vous n’avez pas répondu à {n} questions. Répondez-y, ou appuyez encore une fois sur {button}.",
      },
    },
  },
  payload: {
    name: { en: "Questionnaire", fr: "Questionnaire" },
    task: {
      en: "Answer the questions of a questionnaire.",
      fr: "Répondez aux questions d’un questionnaire.",
    },
    needs: {
      en: "You must be able to read the questions, or hear them: the questionnaire can be done with a screen reader, by keyboard or by touch.",
      fr: "Lire les questions, ou les entendre : le questionnaire peut se faire avec un lecteur d’écran, au clavier ou au doigt.",
    },
    example: {
      en: "Example: a question with several answers to choose from.",
      fr: "Exemple : une question avec plusieurs réponses au choix.",
    },
    notShown: { en: "{n} not shown", fr: "non affichées : {n}" },
    skipped: { en: "{n} without an answer", fr: "{n} sans réponse" },
    headline: {
      en: "Number of questions answered: {value}.",
      fr: "Nombre de questions avec une réponse : {value}.",
    },
  },
});

export type SurveyWords = Localized<typeof surveyWords>;

/** The texts around the questions of a survey, in one language. */
export type SurveyFormWords = SurveyWords["form"];
