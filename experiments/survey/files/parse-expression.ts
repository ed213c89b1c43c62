import {
  type Dialect,
  ExpressionError,
  type Problem,
  type Token,
  tokensOf,
} from "./expression-tokens";

export type Operator = Extract<Token, { kind: "operator" }>["value"];

/** One side of a comparison. */
export type Operand =
  | { kind: "reference"; name: string; choice?: string; at: number }
  | { kind: "self"; at: number }
  | { kind: "number"; value: number; at: number }
  /** `isBlankTest` is true for '', with which XLSForm asks whether an item has an answer. */
  | { kind: "text"; value: string; isBlankTest: boolean; at: number }
  | { kind: "date"; value: string; at: number };

export type Expression =
  /** `parentheses` is the number of pairs of parentheses around the expression. */
  | { kind: "and" | "or"; parts: Expression[]; parentheses: number; at: number }
  | { kind: "not"; of: Expression; at: number }
  | { kind: "compare"; left: Operand; operator: Operator; right: Operand; at: number }
  | { kind: "selected"; item: Operand; choice: Operand; at: number }
  | { kind: "always"; at: number };

/** The largest number of characters in an expression, and of nested parentheses. */
const LIMITS = { characters: 20_000, depth: 100 } as const;

/**
 * Returns the tree of an expression, or the reason why the text is not an expression of the subset that surveys support:
 * comparisons of answers with numbers and texts, `and`, `or`, `not()`, parentheses, `selected()`, `date()`, `concat()` of
 * texts, and `true()`. Never throws.
 */
export function parseExpression(
  text: string,
  dialect: Dialect = "xlsform",
): { expression: Expression; isChanged: boolean } | { problem: Problem } {
  try {
    if (text.length > LIMITS.characters)
      throw new ExpressionError(
        "unsupported",
        LIMITS.characters,
        `A rule may have at most ${LIMITS.characters} characters`,
        `Une règle peut compter au plus ${LIMITS.characters} caractères`,
      );
    const { tokens, isChanged } = tokensOf(text, dialect);
    return { expression: new Parser(tokens, dialect).whole(), isChanged };
  } catch (error) {
    if (error instanceof ExpressionError) return { problem: error.problem };
    throw error;
  }
}

/** A recursive-descent parser: or → and → one comparison, `not()`, `selected()` or parentheses. */
class Parser {
  private index = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly dialect: Dialect,
  ) {}

  whole(): Expression {
    const expression = this.or();
    const { kind, at } = this.token;
    if (kind === "end") return expression;
    if (kind === ")")
      throw new ExpressionError(
        "syntax",
        at,
        "This closing parenthesis does not have an opening parenthesis",
        "Cette parenthèse fermante n’a pas de parenthèse ouvrante",
      );
    if (kind === "operator")
      throw new ExpressionError(
        "syntax",
        at,
        "Write one comparison at a time and join two with “and”",
        "Écrivez une seule comparaison à la fois ; reliez-en deux par « and »",
      );
    throw (
      this.unsupportedSign() ?? this.comma() ?? expected(at, "“and” or “or”", "« and » ou « or »")
    );
  }

  private get token(): Token {
    return this.tokens[Math.min(this.index, this.tokens.length - 1)] ?? { kind: "end", at: 1 };
  }

  private take(): Token {
    const { token } = this;
    this.index++;
    return token;
  }

  private isWord(word: string): boolean {
    const { token } = this;
    if (token.kind !== "word") return false;
    return (this.dialect === "redcap" ? token.value.toLowerCase() : token.value) === word;
  }

  private unsupportedSign(): ExpressionError | undefined {
    const { token } = this;
    const isSum =
      token.kind === "-" || (token.kind === "word" && ["div", "mod"].includes(token.value));
    return isSum
      ? new ExpressionError(
          "unsupported",
          token.at,
          "Calculations are not supported in a rule. Compare the answer to one question with a number or a text",
          "Les calculs ne sont pas pris en charge dans une règle. Comparez la réponse à une question avec un nombre ou un texte",
        )
      : undefined;
  }

  private joined(word: "and" | "or", part: () => Expression): Expression {
    const first = part();
    const parts = [first];
    while (this.isWord(word)) {
      this.take();
      parts.push(part());
    }
    return parts.length === 1 ? first : { kind: word, parts, parentheses: 0, at: first.at };
  }

  private or(): Expression {
    if (++this.depth > LIMITS.depth)
      throw new ExpressionError(
        "unsupported",
        this.token.at,
        `A rule may have at most ${LIMITS.depth} parentheses within each other`,
        `Une règle peut avoir au plus ${LIMITS.depth} parenthèses imbriquées`,
      );
    const expression = this.joined("or", () => this.joined("and", () => this.one()));
    this.depth--;
    return expression;
  }

  private close(open: number): void {
    const { kind, at } = this.take();
    if (kind === ")") return;
    if (kind === "end")
      throw new ExpressionError(
        "syntax",
        open,
        "The parenthesis that begins here is not closed",
        "La parenthèse ouverte ici n’est pas fermée",
      );
    this.index--;
    throw (
      this.unsupportedSign() ??
      this.comma() ??
      expected(at, "a closing parenthesis", "une parenthèse fermante")
    );
  }

  /** Returns the problem of a comma, which some languages write in place of the decimal point. */
  private comma(): ExpressionError | undefined {
    const { token } = this;
    const isDecimal = token.kind === "," && this.tokens[this.index - 1]?.kind === "number";
    return isDecimal
      ? new ExpressionError(
          "syntax",
          token.at,
          "Write a decimal number with a point, such as 0.5",
          "Écrivez un nombre décimal avec un point, par exemple 0.5",
        )
      : undefined;
  }

  private one(): Expression {
    const { token } = this;
    if (token.kind === "(") {
      this.take();
      const expression = this.or();
      this.close(token.at);
      return "parentheses" in expression
        ? { ...expression, parentheses: expression.parentheses + 1 }
        : expression;
    }
    if (token.kind === "word" && this.tokens[this.index + 1]?.kind === "(") {
      const call = this.logicalCall(token.value, token.at);
      if (call) return call;
    }
    const left = this.operand();
    const sign = this.token;
    if (sign.kind === "operator") {
      this.take();
      return {
        kind: "compare",
        left,
        operator: sign.value,
        right: this.operand(),
        at: token.at,
      };
    }
    throw (
      this.unsupportedSign() ??
      expected(
        sign.at,
        "a comparison (=, !=, <, <=, > or >=)",
        "une comparaison (=, !=, <, <=, > ou >=)",
      )
    );
  }

  private logicalCall(word: string, at: number): Expression | undefined {
    const name = this.dialect === "redcap" ? word.toLowerCase() : word;
    if (name === "not") {
      this.take();
      const open = this.take().at;
      const of = this.or();
      this.close(open);
      return { kind: "not", of, at };
    }
    if (name === "true") {
      this.take();
      this.close(this.take().at);
      return { kind: "always", at };
    }
    if (name !== "selected" || this.dialect === "redcap") return undefined;
    this.take();
    const open = this.take().at;
    const item = this.operand();
    const comma = this.take();
    if (comma.kind !== ",") throw expected(comma.at, "a comma", "une virgule");
    const choice = this.operand();
    this.close(open);
    return { kind: "selected", item, choice, at };
  }

  private operand(): Operand {
    const token = this.take();
    switch (token.kind) {
      case "reference":
        return token;
      case "number":
        return token;
      case "text":
        return { ...token, isBlankTest: token.value === "" };
      case ".":
        return { kind: "self", at: token.at };
      case "-": {
        const next = this.take();
        if (next.kind === "number") return { kind: "number", value: -next.value, at: token.at };
        throw expected(next.at, "a number", "un nombre");
      }
      case "word":
        return this.valueCall(token.value, token.at);
      default:
        throw expected(
          token.at,
          this.dialect === "xlsform"
            ? `a question such as \${age}, a number, or a text between quotation marks`
            : "a field such as [age], a number, or a text between quotation marks",
          this.dialect === "xlsform"
            ? `une question comme \${age}, un nombre ou un texte entre guillemets`
            : "un champ comme [age], un nombre ou un texte entre guillemets",
        );
    }
  }

  private texts(): string[] {
    const open = this.take().at;
    const texts: string[] = [];
    for (;;) {
      const token = this.take();
      if (token.kind !== "text")
        throw new ExpressionError(
          "unsupported",
          token.at,
          "Only texts between quotation marks are allowed here",
          "Seuls des textes entre guillemets peuvent figurer ici",
        );
      texts.push(token.value);
      if (this.token.kind !== ",") break;
      this.take();
    }
    this.close(open);
    return texts;
  }

  private valueCall(word: string, at: number): Operand {
    if (this.token.kind !== "(")
      throw new ExpressionError(
        "syntax",
        at,
        this.dialect === "xlsform"
          ? `“${word}” is not known. Write the name of a question between \${ and }, and a text between quotation marks`
          : `“${word}” is not known. Write the name of a field between [ and ], and a text between quotation marks`,
        this.dialect === "xlsform"
          ? `« ${word} » est inconnu. Le nom d’une question s’écrit entre \${ et }, un texte entre guillemets`
          : `« ${word} » est inconnu. Le nom d’un champ s’écrit entre [ et ], un texte entre guillemets`,
      );
    if (word === "concat" && this.dialect === "xlsform")
      return { kind: "text", value: this.texts().join(""), isBlankTest: false, at };
    if (word === "date" && this.dialect === "xlsform")
      return { kind: "date", value: this.texts().join(""), at };
    throw new ExpressionError(
      "unsupported",
      at,
      `The function ${word}() is not supported`,
      `La fonction ${word}() n’est pas prise en charge`,
    );
  }
}

const expected = (at: number, en: string, fr: string) =>
  new ExpressionError("syntax", at, `Here the rule needs ${en}`, `Il faut ici ${fr}`);
