import { authorText } from "@/lib/author-text";
import type { Locale } from "@/lib/routes";

/** Returns a text of a document in a language, or in the other language if only that language has the text. */
export const textIn = (
  text: string | { en?: string | undefined; fr?: string | undefined } | undefined,
  locale: Locale,
): string | undefined =>
  typeof text === "string" ? text : text?.[locale] || text?.en || text?.fr || undefined;

/** Returns a text of a document as one line, without the markup of lists and emphasis. */
export const plainText = (text: string): string =>
  authorText(text)
    .flatMap((block) => (block.kind === "list" ? block.items : [block.runs]))
    .map((runs) => runs.map((run) => run.text).join(""))
    .join(" ");

/** The maximum length of a study title in a list, in characters. */
const LONGEST_TITLE = 120;

/**
 * Returns the title of a study for a list: one line without invisible characters, shortened if the title is too long.
 */
export function shortTitle(title: string): string {
  const line = title
    .slice(0, LONGEST_TITLE * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  const isWhole = characters.length <= LONGEST_TITLE && title.length <= LONGEST_TITLE * 4;
  return isWhole ? line : `${characters.slice(0, LONGEST_TITLE).join("")}…`;
}
