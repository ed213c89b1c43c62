/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHARACTERS, FONTS, leftOut, subsetFonts } from "@/scripts/generate/subset-fonts";
import { listFiles, ROOT } from "@/scripts/project.mjs";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const sources = ["app", "components", "content", "experiments", "lib"].flatMap((folder) =>
  listFiles(join(ROOT, folder)).map((file) => `${folder}/${file}`),
);
const styles = sources.filter((file) => file.endsWith(".css")).map(read);

it("the font files of the site equal the output of the script for the installed packages (npm run gen:files fonts)", async () => {
  const fonts = await subsetFonts();
  expect(fonts).toHaveLength(2);
  for (const { file, bytes } of fonts)
    expect([file, bytes.equals(readFileSync(join(ROOT, file)))]).toEqual([file, true]);
});

it("the font files contain every character of the sources that the font packages contain", () => {
  const texts = sources.filter((file) => /\.(tsx?|mjs|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(200);
  for (const file of texts) {
    const text = read(file).replace(/\\u([0-9a-f]{4})/gi, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    expect([file, leftOut(text)]).toEqual([file, []]);
  }
});

it("the list of missing characters contains only characters that the font packages contain", () => {
  expect(leftOut("Déjà vu : « œuvre » – 3 € − Łódź\n")).toEqual(["Ł", "ź"]);
  expect(leftOut("α ≤ ●")).toEqual([]);
});

it("the font files contain the letters of English and French", () => {
  expect(CHARACTERS).toMatch(/^[ -~]{95}/);
  for (const letter of "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ") expect(CHARACTERS).toContain(letter);
});

it("the font files contain all font weights that the styles use, and the styles use no other font feature", () => {
  const weights = styles
    .flatMap((css) => [...css.matchAll(/(?:font-weight|--weight-\w+): (\d+)/g)])
    .map(([, weight]) => Number(weight));
  expect(weights.length).toBeGreaterThan(10);
  const [{ weights: kept } = { weights: { min: 0, max: 0 } }] = FONTS;
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([kept.min, kept.max]);
  expect(styles.filter((css) => /font-(feature|variant|variation)/.test(css))).toEqual([]);
  for (const {
    weights: { min, max },
  } of FONTS)
    expect(read("components/shell/layout/fonts.ts")).toContain(`weight: "${min} ${max}"`);
});
