import { join } from "node:path";
import { ERROR_WORDS } from "@/components/shell/errors/error-words";
import { listFiles, ROOT } from "@/scripts/project.mjs";

/** The modules that contain texts of the interface: all modules of content/, and the texts of each app. */
export const WORD_MODULES = [
  ...listFiles(join(ROOT, "content"))
    // This module is left out. Its texts are tested with other modules: the pages' own modules contain its titles, and
    // the modules of header and footer contain its names.
    .filter((file) => file !== "pages.ts")
    .map((file) => `content/${file}`),
  ...listFiles(join(ROOT, "experiments"))
    // The generated list is left out, because it contains texts that other modules in this list also contain.
    .filter((file) => /[/-]words\.ts$/.test(file) && !file.startsWith("catalog/generated/"))
    .map((file) => `experiments/${file}`),
];

export type Pair = { key: string; en: string; fr: string };

const isPair = (value: object): value is { en: string; fr: string } =>
  "en" in value && typeof value.en === "string";

function pairsIn(value: unknown, key: string): Pair[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPair(value)) return [{ key, en: value.en, fr: value.fr }];
  return Object.entries(value).flatMap(([name, item]) => pairsIn(item, `${key}.${name}`));
}

/**
 * Returns every text of the site in both languages as the source contains it, with the module and the key path of the
 * text.
 */
export function allTexts(): Pair[] {
  const pairs = WORD_MODULES.flatMap((file) =>
    Object.entries(jest.requireActual<object>(join(ROOT, file))).flatMap(([name, value]) =>
      pairsIn(value, `${file} ${name}`),
    ),
  );
  const errors = Object.entries(ERROR_WORDS.en).map(([name, en]) => ({
    key: `components/shell/errors/error-words.ts ${name}`,
    en,
    fr: ERROR_WORDS.fr[name as keyof typeof ERROR_WORDS.fr],
  }));
  return [...pairs, ...errors];
}
