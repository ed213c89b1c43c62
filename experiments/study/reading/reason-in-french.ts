import type { Reason } from "./record/reason";

/** The sentences of reasons in French, by their kind in English. `…` marks the position of the value. */
const SENTENCES: Readonly<Record<string, string>> = {
  "A row has the phase ….": "Une ligne a la phase ….",
  "A row is of the task ….": "Une ligne est de la tâche ….",
  "A row is …, not an object.": "Une ligne est …, pas un objet.",
  "An event is …, not an object.": "Un événement est …, pas un objet.",
  "An identifier is too long: ….": "Un identifiant est trop long : ….",
  "It has no rows.": "Il n’a pas de lignes.",
  "It has … events, more than any run.": "Il a … événements, plus que toute passation.",
  "It has … identifiers, more than any study.": "Il a … identifiants, plus que toute étude.",
  "It has … objects and lists, more than any run.":
    "Il a … objets et listes, plus que toute passation.",
  "It has … rows, more than any run.": "Il y a … lignes, plus que dans toute passation.",
  "It has … test trials, more than the app with its parameters.":
    "Il y a … essais, plus que la tâche n’en a avec ses réglages.",
  "It is not a JSON object.": "Ce n’est pas un objet JSON.",
  "It is the end of a session, and has … bytes.":
    "C’est la fin d’une session, et il fait … octets.",
  "It is the start of a session without a protocol.":
    "C’est le début d’une session sans protocole.",
  "It is the start of a session, and has … bytes.":
    "C’est le début d’une session, et il fait … octets.",
  "Its code is ….": "Son code est ….",
  "Its condition is ….": "Sa condition est ….",
  "Its events are …, not a list.": "Ses événements sont …, pas une liste.",
  "Its exit is ….": "Sa sortie est ….",
  "Its identifiers are …, not an object.": "Ses identifiants sont …, pas un objet.",
  "Its instructions are ….": "Ses consignes sont ….",
  "Its kind is ….": "Son genre est ….",
  "Its parameters are not an object.": "Ses réglages ne sont pas un objet.",
  "Its parameters do not contain the survey.": "Ses réglages ne contiennent pas le questionnaire.",
  "Its person is ….": "Sa personne est ….",
  "Its protocol is ….": "Son protocole est ….",
  "Its rehearsal is ….": "Son champ rehearsal est ….",
  "Its session is ….": "Sa session est ….",
  "Its step is ….": "Son étape est ….",
  "Its steps are ….": "Ses étapes sont ….",
  "Its survey is not valid: ….": "Son questionnaire n’est pas valable : ….",
  "Its visit is ….": "Sa visite est ….",
  "Reading it fails: ….": "Sa lecture échoue : ….",
  "The hash of its plan is ….": "L’empreinte de son plan est ….",
  "The score of its app is ….": "Le score de sa tâche est ….",
  "The source of its condition is ….": "L’origine de sa condition est ….",
  "The time of its start is ….": "L’heure de son début est ….",
  "The trial … is in two rows.": "L’essai … est dans deux lignes.",
  "This release has no app ….": "Cette version du site n’a pas de tâche ….",
  "This release has no parameter ….": "Cette version du site n’a pas de réglage ….",
};

/** The sentences that name a column, a parameter or a version. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /^(\w+) is … in a row, which this app does not write\.$/,
    "La colonne $1 vaut … dans une ligne, ce que cette tâche n’écrit jamais.",
  ],
  [/^(\w+) is … in a (?:test|scored) trial\.$/, "La colonne $1 vaut … dans un essai."],
  [/^(\w+) is … in a row\.$/, "La colonne $1 vaut … dans une ligne."],
  [/^(\w+) is … in an event\.$/, "Le champ $1 vaut … dans un événement."],
  [/^Parameter (\w+) is …: .*$/s, "Le réglage $1 vaut …, ce qui n’est pas permis."],
  [
    /^Version …; this release has (\S+) of ([\w-]+)\. .*$/s,
    "Version … ; cette version du site a la version $1 de $2. Utilisez la version du site qui a recueilli les données.",
  ],
];

/**
 * Words that stand in for values that a reason does not display, in French, each with the pattern of the English words.
 */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^missing$/, "absent"],
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
