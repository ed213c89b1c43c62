import type { Bilingual } from "@/lib/i18n/define-content";

/** A pattern that a text of a document must match, and a sentence that describes the pattern, without its full stop. */
type TextForm = { pattern: RegExp; says: Bilingual };

/**
 * Maximum length of a task’s instructions, in characters for each language; participants read them before each block.
 */
export const MOST_INSTRUCTIONS = 2_000;

const form = (pattern: RegExp, en: string, fr: string): TextForm => ({ pattern, says: { en, fr } });

export const LINE = form(
  /^[^\p{Cc}]+$/u,
  "It must be one line, without line breaks or tabs",
  "Ce champ doit tenir sur une seule ligne, sans retour à la ligne ni tabulation",
);

/**
 * The name of a step or condition. It becomes a key, a file name and a column. The name `constructor` is excluded,
 * because every object has a property of this name.
 */
export const NAME = form(
  /^(?!constructor$)[a-z][a-z0-9-]{0,31}$/,
  "It must have 1 to 32 lower-case letters, digits and hyphens, start with a letter, and not be “constructor”",
  "Ce nom doit comporter de 1 à 32 minuscules sans accent, chiffres ou traits d’union, commencer par une lettre et ne pas être « constructor »",
);

export const HTTPS = form(
  /^https:\/\/[^\s"'<>\\]+$/,
  "It must be a link that begins with https://, without spaces or quotation marks",
  "Ce champ doit contenir un lien qui commence par https://, sans espace ni guillemet",
);

/** The name of a measure, with its step: `step.measure`. */
export const MEASURE = form(
  /^[a-z][a-z0-9-]{0,31}\.[A-Za-z][A-Za-z0-9_]*$/,
  "It must be the id of a step, a dot and a measure, such as stroop.accuracy",
  "Ce champ doit contenir l’identifiant d’une étape, un point et une mesure, par exemple stroop.accuracy",
);

/** The major and minor number of an app's version. */
export const VERSION = form(
  /^[1-9]\d{0,3}\.\d{1,4}$/,
  "It must be two numbers with a dot between them, such as “3.1”",
  "Ce champ doit contenir deux nombres séparés par un point, par exemple « 3.1 »",
);

export const DAY = form(
  /^\d{4}-\d\d-\d\d$/,
  "It must be a date, such as 2027-06-30",
  "Ce champ doit contenir une date, par exemple 2027-06-30",
);

/** The name of the query parameter that contains an identifier of a participant. */
export const ID_NAME = form(
  /^[A-Za-z][A-Za-z0-9_]{0,31}$/,
  "It must have 1 to 32 letters, digits and _, and start with a letter",
  "Ce nom doit comporter de 1 à 32 lettres sans accent, chiffres ou _, et commencer par une lettre",
);

export const CODE = form(
  /^[A-Za-z0-9_-]{1,64}$/,
  "It must have 1 to 64 letters, digits, _ and -",
  "Ce code doit comporter de 1 à 64 lettres sans accent, chiffres, _ ou -",
);

const FORMS = [LINE, NAME, HTTPS, MEASURE, VERSION, DAY, ID_NAME, CODE];

/** Returns the sentence that describes a pattern. The pattern is given as the text that a validation issue contains. */
export const formRule = (pattern: string | undefined): Bilingual | undefined =>
  FORMS.find((each) => String(each.pattern) === pattern)?.says;
