/** Texts of results that several apps share. `score.ts` contains the rules to which these texts refer. */

/** Reason for a missing score after the page was hidden too often (`hiddenTooOften`). */
export const TOO_OFTEN_HIDDEN = {
  en: "You were away from the page in at least half of the trials, so there is no score. Try again, and stay on the page until the end.",
  fr: "Vous avez quitté la page pendant la moitié des essais ou plus : trop peu d’essais sont exploitables pour calculer un score. Recommencez en restant sur la page jusqu’à la fin.",
} as const;

/** Texts about trials that are excluded from the score of a speeded task, keyed by reason (`SPEEDED_EXCLUSIONS`). */
export const SPEEDED_EXCLUDED = {
  hidden: { en: "{n} with the page not shown", fr: "{n} avec page non affichée" },
  omission: { en: "{n} unanswered", fr: "{n} sans réponse" },
  anticipation: { en: "{n} too early", fr: "{n} trop tôt" },
  error: { en: "{n} wrong", fr: "{n} faux" },
} as const;

/** Names of the two conditions that `conflictScore` compares. */
export const CONFLICT_CONDITIONS = {
  congruent: { en: "congruent", fr: "congruents" },
  incongruent: { en: "incongruent", fr: "incongruents" },
} as const;

/** Labels of the mean of each condition that `conflictScore` compares. */
export const CONFLICT_DETAILS = {
  congruent: { en: "Congruent, mean of {n}", fr: "Congruents, moyenne de {n}" },
  incongruent: { en: "Incongruent, mean of {n}", fr: "Incongruents, moyenne de {n}" },
} as const;

/** Reason for a missing score if `conflictScore` cannot compare the two conditions. */
export const TOO_FEW_TO_COMPARE = {
  en: "In one of the conditions, too few trials are left to distinguish your answers from guesses. Try again, without leaving the page.",
  fr: "Dans l’une des conditions, trop peu d’essais sont exploitables pour distinguer vos réponses du hasard. Recommencez sans quitter la page.",
} as const;
