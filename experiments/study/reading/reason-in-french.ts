import type { Reason } from "./record/reason";

/** The sentences of reasons in French, by their kind in English. `…` marks the position of the value. */
const SENTENCES: Readonly<Record<string, string>> = {
  "A row has the phase ….": "Phase non valable dans une ligne (…).",
  "A row is of the task ….": "Une ligne provient d’une autre tâche (…).",
  "A row is …, not an object.": "Une ligne n’est pas un objet (…).",
  "An event is …, not an object.": "Un événement n’est pas un objet (…).",
  "An identifier is too long: ….": "Un identifiant est trop long (…).",
  "It has no rows.": "Il n’y a aucune ligne.",
  "It has … events, more than any run.": "Il y a … événements, plus que dans aucune passation.",
  "It has … identifiers, more than any study.":
    "Il y a … identifiants, plus que dans aucune étude.",
  "It has … objects and lists, more than any run.":
    "Il y a … objets et listes, plus que dans aucune passation.",
  "It has … rows, more than any run.": "Il y a … lignes, plus que dans aucune passation.",
  "It has … test trials, more than the app with its parameters.":
    "Il y a … essais, plus que n’en prévoient les réglages de la tâche.",
  "It is not a JSON object.": "Ce n’est pas un objet JSON.",
  "It is a stored session with fields that are not valid.":
    "C’est une passation enregistrée dont des champs ne sont pas valables.",
  "It is the end of a session, and has … bytes.":
    "C’est la fin d’une passation, et sa taille est trop grande (… octets).",
  "It is the start of a session without a protocol.":
    "C’est le début d’une passation, et il n’indique pas de protocole.",
  "It is the start of a session, and has … bytes.":
    "C’est le début d’une passation, et sa taille est trop grande (… octets).",
  "Its code is ….": "Champ code non valable (…).",
  "Its condition is ….": "Champ condition non valable (…).",
  "Its events are …, not a list.": "Ses événements ne sont pas une liste (…).",
  "Its exit is ….": "Champ exit non valable (…).",
  "Its identifiers are …, not an object.": "Ses identifiants ne sont pas un objet (…).",
  "Its instructions are ….": "Champ instructions non valable (…).",
  "Its kind is ….": "Champ kind non valable (…).",
  "Its parameters are not an object.": "Ses réglages ne sont pas un objet.",
  "Its parameters do not contain the survey.": "Ses réglages ne contiennent pas le questionnaire.",
  "Its person is ….": "Champ person non valable (…).",
  "Its protocol is ….": "Champ protocol non valable (…).",
  "Its rehearsal is ….": "Champ rehearsal non valable (…).",
  "Its session is ….": "Champ session non valable (…).",
  "Its step is ….": "Champ step non valable (…).",
  "Its steps are ….": "Champ steps non valable (…).",
  "Its survey is not valid: ….": "Son questionnaire n’est pas valable (…).",
  "Its visit is ….": "Champ visit non valable (…).",
  "Reading it fails: ….": "Sa lecture a échoué (…).",
  "The hash of its plan is ….": "Champ planHash non valable (…).",
  "The score of its app is ….": "Le score calculé par la tâche n’est pas valable (…).",
  "The source of its condition is ….": "Champ conditionSource non valable (…).",
  "The time of its start is ….": "Champ at non valable (…).",
  "The trial … is in two rows.": "L’essai … est dans deux lignes.",
  "This release has no app ….": "Cette version du site n’a pas de tâche ….",
  "This release has no parameter ….": "Cette version du site n’a pas de réglage ….",
};

/** The sentences that name a column, a parameter or a version. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /^(\w+) is … in a row, which this app does not write\.$/,
    "La colonne $1 contient dans une ligne une valeur que cette tâche n’écrit jamais (…).",
  ],
  [
    /^(\w+) is … in a (?:test|scored) trial\.$/,
    "La valeur de la colonne $1 n’est pas valable dans un essai (…).",
  ],
  [/^(\w+) is … in a row\.$/, "La valeur de la colonne $1 n’est pas valable dans une ligne (…)."],
  [/^(\w+) is … in an event\.$/, "Le champ $1 n’est pas valable dans un événement (…)."],
  [/^Parameter (\w+) is …: .*$/s, "La valeur du réglage $1 n’est pas permise (…)."],
  [
    /^Version …; this release has (\S+) of ([\w-]+)\. .*$/s,
    "Les données sont de la version …, mais ce site contient la version $1 de $2. Utilisez la version du site qui a recueilli les données.",
  ],
];

/**
 * Words that stand in for values that a reason does not display, in French, each with the pattern of the English words.
 */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^missing$/, "aucune valeur"],
  [/^a list of (\d+)$/, "une liste de $1"],
  [/^an object$/, "un objet"],
  [/ and (\d+) more characters$/, " et $1 caractères de plus"],
];

const PLACE = "…";

/** Returns the text of a reason in French; in English if the sentence is not known. */
function inFrench({ kind, text }: Reason): string {
  const sentence =
    SENTENCES[kind] ??
    PATTERNS.flatMap(([pattern, french]) =>
      pattern.test(kind) ? [kind.replace(pattern, french)] : [],
    )[0];
  if (sentence === undefined) return text;
  const before = kind.indexOf(PLACE);
  if (before < 0) return sentence;
  const after = kind.length - before - PLACE.length;
  const value = text.slice(before, text.length - after);
  const shown = VALUES.reduce((words, [pattern, french]) => words.replace(pattern, french), value);
  return sentence.replace(PLACE, () => shown);
}

/** Returns the values of a fault that state a reason in each language. */
export const reasonValues = (reason: Reason) => ({
  reason: reason.text,
  reasonFr: inFrench(reason),
});
