export type Language = "en" | "fr";

/**
 * Texts for people in English and French. If a program sent the form, the page of the site displays these texts.
 * Otherwise they are sent as a page.
 */
const WORDS = {
  COLON: [": ", "\u00A0: "],
  RECEIVED: ["Your message has been received.", "Votre message est bien arrivé."],
  REFUSED: ["Your message has not been received.", "Votre message n’est pas arrivé."],
  BACK: [
    "Use your browser’s Back button: what you wrote should still be there.",
    "Revenez en arrière avec votre navigateur : votre texte devrait y être encore.",
  ],
  REQUIRED_FIELD_MISSING: ["This field is required.", "Ce champ est obligatoire."],
  TOO_LONG: ["This is too long.", "Ce texte est trop long."],
  INVALID: ["This answer is not valid.", "Cette réponse n’est pas valable."],
  TYPE_EMAIL: ["This is not an e-mail address.", "Ce n’est pas une adresse électronique."],
  FILES_TOO_BIG: ["The file is too large.", "Le fichier est trop volumineux."],
  FILE_EMPTY: ["The file is empty.", "Le fichier est vide."],
  FILE_TYPE: [
    "Only PDF, text and JSON files are accepted.",
    "Seuls les fichiers PDF, texte et JSON sont acceptés.",
  ],
  UNREADABLE: ["The request cannot be read.", "La demande est illisible."],
  TOO_BIG: ["The request is too large.", "La demande est trop volumineuse."],
  TOO_COMPLEX: [
    "The record has too many rows, columns or levels.",
    "L’enregistrement comporte trop de lignes, de colonnes ou de niveaux.",
  ],
  TOO_SLOW: [
    "The request took too long to arrive. Please send it again.",
    "La demande a mis trop de temps à arriver. Renvoyez-la.",
  ],
  FULL: [
    "No more data of this session are accepted.",
    "Cette passation ne peut plus recevoir de données.",
  ],
  TOO_MUCH: [
    "Too much was sent today. Please try again later.",
    "Trop de données ont été envoyées aujourd’hui. Réessayez plus tard.",
  ],
  MEDIA_TYPE: [
    "This type of content is not accepted here.",
    "Ce type de contenu n’est pas accepté ici.",
  ],
  METHOD: [
    "This address accepts only POST requests.",
    "Cette adresse n’accepte que les requêtes POST.",
  ],
  ORIGIN: ["That site may not send anything here.", "Ce site n’est pas autorisé à envoyer ici."],
  TOO_MANY: ["Too many requests. Please try again later.", "Trop d’envois. Réessayez plus tard."],
  UNAVAILABLE: [
    "It could not be saved. Please try again later.",
    "L’enregistrement a échoué. Réessayez plus tard.",
  ],
  BUSY: [
    "The server is busy. Please try again later.",
    "Le serveur est très sollicité. Réessayez plus tard.",
  ],
  NOT_FOUND: ["Nothing is received at this address.", "Rien n’est reçu à cette adresse."],
  SIMULATED: [
    "These data are simulated. This server collects data of real participants only.",
    "Ces données sont simulées : ce serveur ne recueille que les données de vrais participants.",
  ],
  TOKEN: ["The token is missing or wrong.", "Le jeton manque ou n’est pas le bon."],
  RIGHT: [
    "This token is right, but it does not allow this: data are read with READ_TOKEN, and a study is run with RUN_TOKEN.",
    "Ce jeton est bon, mais il ne permet pas cela : READ_TOKEN sert à lire les données, RUN_TOKEN à conduire l’étude.",
  ],
  TOO_MANY_TOKENS: [
    "Too many wrong tokens came from this address. Please wait a minute.",
    "Trop de jetons erronés sont venus de cette adresse. Patientez une minute.",
  ],
  ADDRESS: [
    "The address has a part after the question mark that is not known here. A token does not belong in the address, where logs keep it: send it in the header Authorization.",
    "L’adresse comporte, après le point d’interrogation, une partie inconnue ici. Un jeton n’a pas sa place dans l’adresse, que les journaux conservent : envoyez-le dans l’en-tête Authorization.",
  ],
  NO_STUDIES: [
    "The data server does not have a file of running studies. Its operator can set STUDIES.",
    "Le serveur de données n’a pas de fichier des études en cours. Son exploitant peut régler STUDIES.",
  ],
  NO_STUDY: [
    "The file of running studies does not contain this study, so it has neither a pause nor a quota nor places.",
    "Le fichier des études en cours ne contient pas cette étude : elle n’a donc ni pause, ni quota, ni places.",
  ],
  WRONG_STUDIES: [
    "The file of running studies has an error, so it was not changed. Its operator can correct it: the log of the data server states the line.",
    "Le fichier des études en cours comporte une erreur : il n’a donc pas été modifié. Son exploitant peut le corriger ; le journal du serveur de données indique la ligne.",
  ],
  READ_ONLY: [
    "The data server cannot write its file of running studies. Its operator can change the file, or allow the server to write in its folder.",
    "Le serveur de données ne peut pas écrire son fichier des études en cours. Son exploitant peut modifier le fichier, ou autoriser le serveur à écrire dans son dossier.",
  ],
  QUOTA: [
    "This quota is not valid. Give a whole number for the whole study, or a whole number for each condition by its name.",
    "Ce quota n’est pas valable. Donnez un nombre entier pour toute l’étude, ou un nombre entier pour chaque condition, désignée par son nom.",
  ],
  NO_PLACE: [
    "This session has no place in this study.",
    "Cette passation n’a pas de place dans cette étude.",
  ],
  PROTOCOL: [
    "This server does not collect data of this study. Its operator can add the protocol id to PROTOCOLS (for tasks outside a study, the word “runs”).",
    "Ce serveur ne recueille pas les données de cette étude. Son exploitant peut ajouter l’identifiant du protocole à PROTOCOLS (hors étude, le mot « runs »).",
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type Word = keyof typeof WORDS;

export const wordIn = (language: Language, word: Word): string =>
  WORDS[word][language === "fr" ? 1 : 0];
