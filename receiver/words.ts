export type Language = "en" | "fr";

/** What people read: in the page if a program sent the form, else as a plain page. English, French. */
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
  MEDIA_TYPE: ["Send JSON, or a form.", "Envoyez du JSON ou un formulaire."],
  METHOD: ["Send messages by POST.", "Envoyez les messages par POST."],
  ORIGIN: ["That site may not send messages here.", "Ce site n’est pas autorisé à envoyer ici."],
  TOO_MANY: [
    "Too many messages. Please try again later.",
    "Trop de messages. Réessayez plus tard.",
  ],
  UNAVAILABLE: [
    "The message could not be saved. Please try again later.",
    "Le message n’a pas pu être enregistré. Réessayez plus tard.",
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type Word = keyof typeof WORDS;

export const wordIn = (language: Language, word: Word): string =>
  WORDS[word][language === "fr" ? 1 : 0];
