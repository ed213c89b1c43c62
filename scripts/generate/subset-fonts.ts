import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";

/** The folder from which `components/shell/layout/fonts.ts` loads the fonts. */
const FOLDER = "components/shell/layout/fonts";

/**
 * Characters other than letters that printed English and French contain, and the spaces of both languages. The font
 * files of Fontsource contain no narrow space.
 */
const SIGNS = "«»‘’“”–—…·•°±×−§©€£²↑↓‐‑‒\u00a0\u2009\u202f";

/**
 * The accented letters of English and French, and the letters that CLDR lists in addition to the alphabets. The
 * additional letters occur in names and words that the languages borrow from their neighbours.
 */
const LETTERS = "àâæçéèêëîïôœùûüÿáåäãíìñóòöõøú";

/** The characters of the subsets, if the fonts contain them: ASCII, `LETTERS`, `SIGNS`. */
export const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...LETTERS,
  ...LETTERS.toUpperCase(),
  "ß",
  ...SIGNS,
].join("");

/** The only font feature that the styles use. */
const FEATURES = ["kern"];

/** The id of the licence's URL in the table of names of a font. The copyright notice remains in any case. */
const LICENCE_ADDRESS = 14;

/** The fonts of the site: their packages, and the range of weights that the styles use. */
export const FONTS: { name: string; weights: { min: number; max: number } }[] = [
  { name: "atkinson-hyperlegible-next", weights: { min: 400, max: 750 } },
  { name: "atkinson-hyperlegible-mono", weights: { min: 400, max: 640 } },
];

const packageOf = (name: string) => join(ROOT, "node_modules/@fontsource-variable", name);

/**
 * Returns the characters of a text that the font files of the packages contain but the subsets do not contain, each of
 * them once. Characters without a shape are left out.
 */
export function leftOut(text: string): string[] {
  const ranges = FONTS.flatMap(({ name }) => {
    const subsets: Record<string, string> = JSON.parse(
      readFileSync(join(packageOf(name), "unicode.json"), "utf8"),
    );
    return Object.values(subsets);
  })
    .flatMap((list) => list.split(","))
    .map((range) => range.slice("U+".length).split("-"))
    .map(([from = "", to = from]) => [from, to].map((code) => Number.parseInt(code, 16)));
  return [...new Set(text.replace(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, ""))].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    const isInPackage = ranges.some(([from = 0, to = 0]) => from <= code && code <= to);
    return isInPackage && !CHARACTERS.includes(character);
  });
}

/**
 * Returns the fonts with the characters, weights and features that the site uses: variable, in woff2. The same packages
 * produce the same bytes on every machine.
 *
 * @returns files as paths in the project
 */
export const subsetFonts = (): Promise<{ file: string; bytes: Buffer }[]> =>
  Promise.all(
    FONTS.map(async ({ name, weights }) => {
      const whole = join(packageOf(name), `files/${name}-latin-wght-normal.woff2`);
      const bytes = await subsetFont(readFileSync(whole), CHARACTERS, {
        targetFormat: "woff2",
        // The default weight of the mono font, 200, is left out, because the styles do not use it.
        variationAxes: { wght: { ...weights, default: weights.min } },
        keepFeatures: FEATURES,
        preserveNameIds: [LICENCE_ADDRESS],
      });
      return { file: `${FOLDER}/${name}.woff2`, bytes };
    }),
  );

if (isMain(import.meta.url)) {
  await runMain(async () => {
    for (const { file, bytes } of await subsetFonts()) {
      const target = join(ROOT, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
      say(`· ${file}, ${bytes.length.toLocaleString("en")} bytes`);
    }
  });
}
