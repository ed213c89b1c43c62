import { z } from "zod";
import { LOCALES, type Locale } from "@/lib/routes";
import { typeset } from "./typeset";

/** A text in both languages, side by side, so that a reviewer sees the two versions together. */
export type Bilingual = { en: string; fr: string };

/** The type `T`, with a type error at each text that is written in only one of the two languages. */
type WithAlternates<T> = T extends { en: unknown } | { fr: unknown }
  ? Bilingual
  : T extends readonly (infer Item)[]
    ? readonly WithAlternates<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithAlternates<T[Key]> }
      : T;

/** The type `T` of content as components receive it: one string replaces each pair of languages. */
export type Localized<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T;

const text = z.string().refine((value) => value.trim() !== "", "is empty");
const bilingual = z.strictObject({ en: text, fr: text });
const fact = z
  .string()
  .regex(
    /^\S+$/,
    "is one text for both languages: write { en, fr }, or untranslated() for a proper name",
  );

type Node = string | number | boolean | Bilingual | Node[] | { [key: string]: Node };

const isText = (value: unknown) =>
  typeof value === "object" && value !== null && LOCALES.some((locale) => locale in value);

const node: z.ZodType<Node> = z.lazy(() =>
  z.unknown().transform((value, context) => {
    const schema = isText(value)
      ? bilingual
      : Array.isArray(value)
        ? z.array(node)
        : typeof value === "object"
          ? z.record(z.string(), node)
          : typeof value === "string"
            ? fact
            : z.union([z.number(), z.boolean()]);
    const result = schema.safeParse(value);
    if (result.success) return result.data as Node;
    for (const issue of result.error.issues)
      context.addIssue({ code: "custom", path: issue.path, message: issue.message });
    return z.NEVER;
  }),
);

/**
 * Checks a content module when it is loaded, so that a missing or empty translation stops the build. Every text is a
 * pair `{ en, fr }`. A string outside a pair is a fact, such as an id or a URL.
 * @returns the value, unchanged and fully typed
 * @throws Error that names the module and each wrong key (`content/about: steps.2.title.fr is empty`)
 */
export function defineContent<const T>(name: string, value: T & WithAlternates<T>): T {
  const result = node.safeParse(value);
  if (result.success) return value;
  const faults = result.error.issues.map((issue) => {
    const key = issue.path.join(".");
    const missing = issue.message.includes("received undefined");
    return `content/${name}: ${key} ${missing ? "is missing" : issue.message}`;
  });
  throw new Error(faults.join("\n"));
}

/** Returns a pair in which both languages have one text, for a proper name or a citation. */
export function untranslated(value: string): Bilingual {
  return { en: value, fr: value };
}

/** Returns a content tree in one language, with the typography of the language applied. Facts stay unchanged. */
export function localize<const T>(value: T, locale: Locale): Localized<T> {
  return pick(value, locale) as Localized<T>;
}

function pick(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, locale));
  if (typeof value !== "object" || value === null) return value;
  if (isText(value)) return typeset((value as Bilingual)[locale], locale);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, locale)]));
}
