import type { Locale } from "@/lib/routes";

/**
 * The texts of docs/specification.md, "Error catalogue", word for word and with their translation, followed by more
 * texts of the 404 page. The texts are not in content/, because error pages run in the browser when everything else may
 * have failed.
 */
export const ERROR_WORDS = {
  en: {
    error: "Error",
    notFound: "This page could not be found",
    backHome: "Back to the home page",
    tryAgain: "Try again",
    lastResort: "An error occurred while showing the error page",
    lastResortHome: "Go back to home",
    screen: "A fixation cross. No stimulus followed.",
    apps: "See the tasks",
    contact: "Tell us about your study",
  },
  fr: {
    error: "Erreur",
    notFound: "Cette page est introuvable",
    backHome: "Retour à la page d’accueil",
    tryAgain: "Réessayer",
    lastResort: "Une erreur est survenue pendant l’affichage de la page d’erreur",
    lastResortHome: "Revenir à l’accueil",
    screen: "Une croix de fixation. Aucun stimulus n’a suivi.",
    apps: "Voir les tâches",
    contact: "Parlez-nous de votre étude",
  },
} as const satisfies Record<Locale, Record<string, string>>;
