/** A value that can be written as R code. */
export type RValue =
  | null
  | string
  | number
  | boolean
  | readonly RValue[]
  | { readonly [name: string]: RValue | undefined };

type Atom = null | string | number | boolean;

/** Characters that R refuses in a text: NUL, and unpaired surrogates. */
const REFUSED = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const text = (value: string): string => JSON.stringify(value.replace(REFUSED, "\ufffd"));

function atom(value: Atom): string {
  if (typeof value === "string") return text(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value !== null && Number.isFinite(value) ? String(value) : "NA";
}

const isAtom = (value: RValue): value is Atom => value === null || typeof value !== "object";

const LINE = 100;

/**
 * Returns a value as R code. A list of single values is a vector, and null is NA in it; other lists and objects are lists.
 * Texts are quoted as in JSON, whose escapes R understands, so that a text from a document is never read as code.
 */
export function rLiteral(value: RValue, indent = ""): string {
  if (isAtom(value)) return atom(value);
  const inner = `${indent}  `;
  const isList = !Array.isArray(value) || !value.every(isAtom);
  const parts = Array.isArray(value)
    ? value.map((each: RValue) => rLiteral(each, inner))
    : Object.entries(value as { readonly [name: string]: RValue | undefined }).flatMap(
        ([name, each]) => (each === undefined ? [] : [`${text(name)} = ${rLiteral(each, inner)}`]),
      );
  const call = isList ? "list" : "c";
  const line = `${call}(${parts.join(", ")})`;
  return line.length + indent.length <= LINE && !line.includes("\n")
    ? line
    : `${call}(\n${parts.map((part) => inner + part).join(",\n")}\n${indent})`;
}
