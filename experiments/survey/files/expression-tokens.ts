import type { Bilingual } from "@/lib/i18n/define-content";
import { rule } from "./place";

/** `xlsform`: `${age} >= 18`. `redcap`: `[age] >= 18`. */
export type Dialect = "xlsform" | "redcap";

/** `at` is the position of the first character in the text, from 1. */
export type Token =
  | { kind: "reference"; name: string; choice?: string; at: number }
  | { kind: "number"; value: number; at: number }
  | { kind: "text"; value: string; at: number }
  | { kind: "word"; value: string; at: number }
  | { kind: "operator"; value: "=" | "!=" | "<" | "<=" | ">" | ">="; at: number }
  | { kind: "." | "(" | ")" | "," | "-" | "end"; at: number };

/**
 * The reason why an expression is not accepted. `syntax`: the text is not an expression. `unsupported`: other programs
 * accept the expression, but surveys of this site have no equivalent.
 */
export type Problem = { why: "syntax" | "unsupported"; at: number; rule: Bilingual };

/** An error that is thrown only within this folder. `parseExpression` catches the error and returns it as a value. */
export class ExpressionError extends Error {
  constructor(
    readonly why: Problem["why"],
    readonly at: number,
    readonly en: string,
    readonly fr: string,
  ) {
    super(en);
  }

  get problem(): Problem {
    return { why: this.why, at: this.at, rule: rule(this.en, this.fr) };
  }
}

const STRAIGHT = new Map([
  ...[..."“”«»", String.fromCodePoint(0x201e)].map((mark) => [mark, '"'] as const),
  ...[..."‘’", ...String.fromCodePoint(0x201a, 0x2039, 0x203a)].map((mark) => [mark, "'"] as const),
  ['"', '"'],
  ["'", "'"],
]);
const ONE_SIGN = new Map([
  ["≤", "<="],
  ["≥", ">="],
  ["≠", "!="],
] as const);
const TWO_SIGNS = ["!=", "<=", ">=", "<>", "==", "&&", "||"] as const;
const DIGIT = /\d/;
const LETTER = /[\p{L}_]/u;
const WORD = /[\p{L}\p{M}\p{N}_:.-]/u;
const BLANK = /\s/;

type Signs = "=" | "!=" | "<" | "<=" | ">" | ">=";

/**
 * Returns the tokens of an expression, with a last token `end`, and whether typographic characters were read as the
 * characters of a keyboard.
 * @throws ExpressionError if a character is not allowed in an expression
 */
export function tokensOf(text: string, dialect: Dialect): { tokens: Token[]; isChanged: boolean } {
  const tokens: Token[] = [];
  let isChanged = false;
  let index = 0;
  const rest = (end: RegExp) => {
    let stop = index;
    while (stop < text.length && end.test(text.charAt(stop))) stop++;
    return text.slice(index, stop);
  };
  while (index < text.length) {
    const at = index + 1;
    const sign = text.charAt(index);
    const pair = text.slice(index, index + 2);
    const mark = STRAIGHT.get(sign);
    if (BLANK.test(sign)) index++;
    else if (mark !== undefined) {
      const [value, end] = quoted(text, index, mark);
      isChanged ||= sign !== mark || text.charAt(end - 1) !== mark;
      tokens.push({ kind: "text", value, at });
      index = end;
    } else if (dialect === "xlsform" ? pair === `\${` : sign === "[") {
      const [token, end] = reference(text, index, dialect);
      tokens.push(token);
      index = end;
    } else if (DIGIT.test(sign) || (sign === "." && DIGIT.test(text.charAt(index + 1)))) {
      const digits = rest(/[\d.]/);
      const value = Number(digits);
      if (!Number.isFinite(value))
        throw new ExpressionError(
          "syntax",
          at,
          `“${digits}” is not a number`,
          `« ${digits} » n’est pas un nombre`,
        );
      tokens.push({ kind: "number", value, at });
      index += digits.length;
    } else if (LETTER.test(sign)) {
      const value = rest(WORD);
      tokens.push({ kind: "word", value, at });
      index += value.length;
    } else if (TWO_SIGNS.some((signs) => signs === pair)) {
      tokens.push({ kind: "operator", value: twoSigns(pair, at, dialect), at });
      index += 2;
    } else {
      const typed = ONE_SIGN.get(sign as "≤");
      isChanged ||= typed !== undefined;
      if (typed || sign === "=" || sign === "<" || sign === ">")
        tokens.push({ kind: "operator", value: typed ?? (sign as Signs), at });
      else if (sign === "." || sign === "(" || sign === ")" || sign === "," || sign === "-")
        tokens.push({ kind: sign, at });
      else throw unknownSign(sign, at);
      index++;
    }
  }
  return { tokens: [...tokens, { kind: "end", at: text.length + 1 }], isChanged };
}

function unknownSign(sign: string, at: number) {
  if ("+*/|".includes(sign))
    return new ExpressionError(
      "unsupported",
      at,
      `Calculations and paths (“${sign}”) are not supported in a rule. Compare the answer to one question with a number or a text`,
      `Les calculs et les chemins (« ${sign} ») ne sont pas pris en charge dans une règle. Comparez la réponse à une question avec un nombre ou un texte`,
    );
  return new ExpressionError(
    "syntax",
    at,
    `The sign “${sign}” is not allowed in a rule. Remove it, or compare with =, !=, <, <=, > or >=`,
    `Le signe « ${sign} » n’a pas sa place dans une règle. Retirez-le, ou comparez avec =, !=, <, <=, > ou >=`,
  );
}

function twoSigns(pair: string, at: number, dialect: Dialect): Signs {
  if (pair === "!=" || pair === "<=" || pair === ">=") return pair;
  if (pair === "<>" && dialect === "redcap") return "!=";
  const meant = { "<>": "!=", "==": "=", "&&": "and", "||": "or" }[pair] ?? "";
  throw new ExpressionError(
    "syntax",
    at,
    `Write ${meant} in place of ${pair}`,
    `Écrivez ${meant} à la place de ${pair}`,
  );
}

function quoted(text: string, start: number, mark: string): [value: string, end: number] {
  for (let stop = start + 1; stop < text.length; stop++) {
    // A text between straight quotes may contain typographic quotes: 'l’été'.
    const isEnd =
      text.charAt(start) === mark
        ? text.charAt(stop) === mark
        : STRAIGHT.get(text.charAt(stop)) === mark;
    if (isEnd) return [trimmedQuote(text, start, stop), stop + 1];
  }
  throw new ExpressionError(
    "syntax",
    start + 1,
    "The quotation mark that begins here is not closed",
    "Le guillemet ouvert ici n’est pas fermé",
  );
}

/** French guillemets have a blank on their inner sides, which does not belong to the text. */
const trimmedQuote = (text: string, start: number, stop: number): string => {
  const inner = text.slice(start + 1, stop);
  return text.charAt(start) === "«" ? inner.trim() : inner;
};

function reference(text: string, start: number, dialect: Dialect): [token: Token, end: number] {
  const at = start + 1;
  const from = start + (dialect === "xlsform" ? 2 : 1);
  const stop = text.indexOf(dialect === "xlsform" ? "}" : "]", from);
  const inner = text.slice(from, stop).trim();
  if (stop < 0 || inner === "")
    throw new ExpressionError(
      "syntax",
      at,
      dialect === "xlsform"
        ? `Write the name of a question between \${ and }, such as \${age}`
        : "Write the name of a field between [ and ], such as [age]",
      dialect === "xlsform"
        ? `Le nom d’une question s’écrit entre \${ et }, par exemple \${age}`
        : "Le nom d’un champ s’écrit entre [ et ], par exemple [age]",
    );
  const next = text.slice(stop + 1).trimStart();
  if (dialect === "redcap" && next.startsWith("["))
    throw new ExpressionError(
      "unsupported",
      at,
      `A questionnaire of this site does not have events, so “[${inner}]” before another field is not supported`,
      `Un questionnaire de ce site n’a pas d’événements : « [${inner}] » devant un autre champ n’est pas pris en charge`,
    );
  const open = dialect === "redcap" ? inner.indexOf("(") : -1;
  const token: Token =
    open > 0 && inner.endsWith(")")
      ? {
          kind: "reference",
          name: inner.slice(0, open).trim(),
          choice: inner.slice(open + 1, -1).trim(),
          at,
        }
      : { kind: "reference", name: inner, at };
  return [token, stop + 1];
}
