import type { Bilingual } from "@/lib/i18n/define-content";
import { formRule } from "./text-forms";

/** The fields of a validation issue, raised by the schema library, that the message for the author needs. */
export type Issue = {
  code: string;
  path: PropertyKey[];
  keys?: string[];
  expected?: string;
  values?: unknown[];
  minimum?: number | bigint;
  maximum?: number | bigint;
  /** True if a value that equals the limit is allowed. */
  inclusive?: boolean;
  origin?: string;
  pattern?: string;
  /** The allowed keys of an object, which the function `knownKeys` adds to the issue. */
  message?: string;
  format?: string;
  errors?: Issue[][];
  /** The allowed values of the field that distinguishes the alternatives of a union. The path leads to this field. */
  options?: unknown[];
  /** The issues of an invalid key. */
  issues?: Issue[];
};

const TYPES: Record<string, Bilingual> = {
  string: { en: "a text in quotation marks", fr: "un texte entre guillemets" },
  number: { en: "a number", fr: "un nombre" },
  int: { en: "a whole number", fr: "un nombre entier" },
  boolean: { en: "true or false", fr: "true ou false" },
  object: { en: "an object in braces", fr: "un objet entre accolades" },
  record: { en: "an object in braces", fr: "un objet entre accolades" },
  array: { en: "a list in brackets", fr: "une liste entre crochets" },
};

const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** The internal properties of a schema that list its allowed keys. */
type Raiser = { _zod: { def: { shape?: object; keyType?: { _zod: { values?: Set<unknown> } } } } };

/** Returns the keys that a schema allows, as the message of its issue; an empty text if the schema lists no keys. */
export function knownKeys({ inst }: { inst?: unknown }): string {
  const { shape, keyType } = (inst as Raiser | undefined)?._zod.def ?? {};
  return [...(shape ? Object.keys(shape) : (keyType?._zod.values ?? []))].join(", ");
}

/** Returns the type that a value should have; for an object, with its allowed keys. */
function typeText({ expected = "", message }: Issue): Bilingual | undefined {
  const type = TYPES[expected];
  return type && message ? say(`${type.en} with ${message}`, `${type.fr} avec ${message}`) : type;
}

/** Returns whether a value does not have the type of one alternative of a union. */
const isOtherType = (form: readonly Issue[]) =>
  form.some(({ code, path }) => code === "invalid_type" && path.length === 0);

/** Returns whether an alternative of a union allows only fixed words, and the value is another text. */
const isOtherWord = (form: readonly Issue[]) =>
  form.some(({ code, path }) => code === "invalid_value" && path.length === 0);

const unknownKeys = (form: readonly Issue[]) =>
  form.reduce((sum, { path, keys = [] }) => sum + (path.length === 0 ? keys.length : 0), 0);

/**
 * Splits an issue into issues that each concern one value. For a union, the function returns the issues of the
 * alternative that the author probably meant: the alternative of the same type with the fewest unknown keys. Each
 * unknown key becomes a separate issue.
 */
export function plainIssues(issue: Issue): Issue[] {
  const { code, path, keys = [], errors = [], options } = issue;
  if (code === "unrecognized_keys")
    return keys.map((key) => ({ ...issue, path: [...path, key], keys: [key] }));
  if (code !== "invalid_union") return [issue];
  if (options) return [{ ...issue, code: "invalid_value", values: options }];
  const [meant] = errors
    .filter((form) => !isOtherType(form))
    .sort(
      (a, b) =>
        Number(isOtherWord(a)) - Number(isOtherWord(b)) ||
        unknownKeys(a) - unknownKeys(b) ||
        a.length - b.length,
    );
  if (!meant) return [issue];
  return meant.flatMap((each) => plainIssues({ ...each, path: [...path, ...each.path] }));
}

/**
 * Removes issues that only follow from the wrong type of the same value. An example is an issue about the length of a
 * value that should be a list.
 */
export function withoutSequels(issues: readonly Issue[]): Issue[] {
  const ofOtherType = new Set<string>();
  return issues.filter(({ code, path }) => {
    const place = path.join(".");
    if (ofOtherType.has(place)) return false;
    if (code === "invalid_type") ofOtherType.add(place);
    return true;
  });
}

/** Returns the limit that a number exceeds; undefined if the limit itself is not allowed. */
export function nearestNumber({ code, origin, inclusive, minimum, maximum }: Issue) {
  const isNumber = origin === "number" || origin === "int";
  if (!isNumber || inclusive === false) return undefined;
  const limit = code === "too_big" ? maximum : code === "too_small" ? minimum : undefined;
  return limit === undefined ? undefined : Number(limit);
}

/** Returns the rule that a value broke, as a sentence without a full stop. */
export function issueRule(issue: Issue): Bilingual {
  switch (issue.code) {
    case "unrecognized_keys":
      return say(
        `Unknown field. Fields allowed here: ${issue.message}`,
        `Champ inconnu. Champs possibles ici : ${issue.message}`,
      );
    case "invalid_type": {
      const type = typeText(issue) ?? say("another value", "une autre valeur");
      return say(`It must be ${type.en}`, `Ce champ doit contenir ${type.fr}`);
    }
    case "too_big":
      return say(
        `It must ${verb(issue).en} at most ${issue.maximum}${unit(issue).en}`,
        `Ce champ doit ${verb(issue).fr} au plus ${issue.maximum}${unit(issue).fr}`,
      );
    case "too_small":
      return say(
        `It must ${verb(issue).en} at least ${issue.minimum}${unit(issue).en}`,
        `Ce champ doit ${verb(issue).fr} au moins ${issue.minimum}${unit(issue).fr}`,
      );
    case "invalid_value": {
      const { values: all = [] } = issue;
      const values = all.map((value) => JSON.stringify(value)).join(", ");
      if (all.length === 1) return say(`It must be ${values}`, `Ce champ doit être ${values}`);
      return say(
        `It must be one of ${values}`,
        `Ce champ doit être l’une de ces valeurs : ${values}`,
      );
    }
    case "invalid_format": {
      const { pattern } = issue;
      return (
        formRule(pattern) ??
        say(
          "It does not have the required form. Compare it with a template, or clear it",
          "Ce champ n’a pas la forme requise. Comparez-le avec un modèle, ou videz-le",
        )
      );
    }
    case "invalid_key": {
      const [first] = issue.issues ?? [];
      return first ? issueRule(first) : say("It is not allowed here", "Ce n’est pas permis ici");
    }
    case "invalid_union": {
      // `plainIssues` has already split all other unions. The alternatives of the remaining unions differ in type.
      const types = (issue.errors ?? []).flatMap(([first]) => (first && typeText(first)) ?? []);
      return say(
        `It must be ${types.map(({ en }) => en).join(", or ")}`,
        `Ce champ doit contenir ${types.map(({ fr }) => fr).join(", ou ")}`,
      );
    }
    default:
      return say("This value is not allowed here", "Cette valeur n’est pas permise ici");
  }
}

/** Returns the verb for a limit: a text or a list must “have” a length, and a number must “be” a value. */
const verb = ({ origin }: Issue): Bilingual =>
  origin === "string" || origin === "array" ? say("have", "contenir") : say("be", "valoir");

function unit({ origin, minimum, maximum }: Issue): Bilingual {
  const isOne = (minimum ?? maximum) === 1;
  if (origin === "string")
    return isOne ? say(" character", " caractère") : say(" characters", " caractères");
  if (origin !== "array") return say("", "");
  return isOne ? say(" entry", " élément") : say(" entries", " éléments");
}
