import type { Bilingual } from "@/lib/i18n/define-content";

/** A form that a text of a document has to have, and the sentence that says so, without its end. */
type TextForm = { pattern: RegExp; says: Bilingual };

const form = (pattern: RegExp, en: string, fr: string): TextForm => ({ pattern, says: { en, fr } });

export const LINE = form(
  /^[^\p{Cc}]+$/u,
  "It is one line: no line break, no tab",
  "C’est une seule ligne, sans retour à la ligne ni tabulation",
);

/** Of steps and conditions: part of keys, files and columns. Every object has something under `constructor`. */
export const NAME = form(
  /^(?!constructor$)[a-z][a-z0-9-]{0,31}$/,
  "It has 1 to 32 lower-case letters, digits and hyphens, a letter first, and is not “constructor”",
  "Il faut 1 à 32 minuscules sans accent, chiffres et traits d’union, une lettre d’abord, et pas « constructor »",
);

export const HTTPS = form(
  /^https:\/\/[^\s"'<>\\]+$/,
  "It is an address that begins with https://, without spaces or quotation marks",
  "C’est une adresse qui commence par https://, sans espace ni guillemet",
);

/** `step.measure` of an earlier step. */
export const MEASURE = form(
  /^[a-z][a-z0-9-]{0,31}\.[A-Za-z][A-Za-z0-9_]*$/,
  "It is the id of a step, a dot and a measure, such as stroop.accuracy",
  "C’est l’id d’une étape, un point et une mesure, par exemple stroop.accuracy",
);

/** Major and minor of an app's version. */
export const VERSION = form(
  /^[1-9]\d{0,3}\.\d{1,4}$/,
  "It is two numbers with a dot between them, such as “3.1”",
  "Ce sont deux nombres séparés par un point, par exemple « 3.1 »",
);

export const DAY = form(
  /^\d{4}-\d\d-\d\d$/,
  "It is a day such as 2027-06-30",
  "C’est un jour, par exemple 2027-06-30",
);

/** The name of an identifier in an address. */
export const ID_NAME = form(
  /^[A-Za-z][A-Za-z0-9_]{0,31}$/,
  "It has 1 to 32 letters, digits and _, a letter first",
  "Il faut 1 à 32 lettres sans accent, chiffres et _, une lettre d’abord",
);

export const CODE = form(
  /^[A-Za-z0-9_-]{1,64}$/,
  "It has 1 to 64 letters, digits, _ and -",
  "Il faut 1 à 64 lettres sans accent, chiffres, _ et -",
);

const FORMS = [LINE, NAME, HTTPS, MEASURE, VERSION, DAY, ID_NAME, CODE];

/** Returns what the form with a pattern, as a schema names it, says of its texts. */
export const formRule = (pattern: string | undefined): Bilingual | undefined =>
  FORMS.find((each) => String(each.pattern) === pattern)?.says;
