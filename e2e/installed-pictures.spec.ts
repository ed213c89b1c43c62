import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { PAGE_COLOURS } from "@/components/shell/metadata/app-pictures";
import type { manifestOf } from "@/components/shell/metadata/manifest";
import { LOCALES } from "@/lib/routes";
import type { HtmlPage } from "../scripts/build/html/html-page";
import { readPages } from "../scripts/build/html/pages";
import { OUT } from "../scripts/project.mjs";

type Picture = { src: string; sizes: string | undefined; type?: string | undefined };

/** Returns the bytes of a picture in the export. These tests therefore need no browser. */
const bytesOf = (src: string) => readFileSync(join(OUT, src));

const MANIFESTS: ReturnType<typeof manifestOf>[] = LOCALES.map((locale) =>
  JSON.parse(
    readFileSync(join(OUT, locale === "en" ? "" : locale, "manifest.webmanifest"), "utf8"),
  ),
);
/** The manifests of both languages have the same icons (unit tests), so one language is enough. */
const APP_ICONS = MANIFESTS[0]?.icons ?? [];

/**
 * All pages of the site, because all of them link to the same pictures. The error pages are left out, because nobody
 * installs the site from an error page.
 */
const PAGES = readPages(OUT).filter(({ file }) => !/^(404|_not-found)/.test(file));

/** Returns the attributes of those <link> elements of a page that have this `rel`. */
const linksOf = (page: HtmlPage | undefined, rel: RegExp) =>
  (page?.elements ?? [])
    .filter(({ name, attributes }) => name === "link" && rel.test(attributes.rel ?? ""))
    .map(({ attributes }) => attributes);

/** Returns the format and the size of a picture. An .ico contains a PNG picture after a header of 22 bytes. */
async function measure(src: string) {
  const bytes = bytesOf(src);
  const picture = src.endsWith(".ico") ? bytes.subarray(22) : bytes;
  const { format, width, height } = await sharp(picture).metadata();
  return { format, size: `${width}x${height}` };
}

/** Returns the pixels of a picture as red, green, blue and opacity. */
async function pixelsOf(src: string) {
  const { data, info } = await sharp(bytesOf(src))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 4;
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(start, start + 4);
    return { red, green, blue, opacity };
  };
  return { width: info.width, height: info.height, at };
}
type Pixel = ReturnType<Awaited<ReturnType<typeof pixelsOf>>["at"]>;

/** Returns the distance in pixels between the middle of the icon and the farthest pixel of the logo. */
async function reachOfMark(src: string) {
  const { width, height, at } = await pixelsOf(src);
  let reach = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isLight(at(x, y)))
        reach = Math.max(reach, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2));
  return reach;
}

/** Returns the width and height of the logo on an otherwise empty start-up picture, and its margins. */
async function markOn(src: string) {
  const { info } = await sharp(bytesOf(src))
    .trim({ background: PAGE_COLOURS.light })
    .toBuffer({ resolveWithObject: true });
  // Cropping has moved the picture by these distances to the left and up.
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { width, height, left: -trimOffsetLeft, top: -trimOffsetTop };
}

const isLight = ({ red, opacity }: Pixel) => red > 128 && opacity > 128;

test("every picture that a manifest or a page names is exported in the stated size", async () => {
  const pictures: Picture[] = [
    ...APP_ICONS,
    ...MANIFESTS.flatMap(({ shortcuts }) => shortcuts.flatMap(({ icons }) => icons)),
    ...MANIFESTS.flatMap(({ screenshots }) => screenshots),
    ...linksOf(PAGES[0], /^(shortcut )?(apple-touch-)?icon$/).map(({ href = "", sizes, type }) => ({
      src: href.replace(/\?.*/, ""),
      sizes,
      type,
    })),
  ];
  expect(pictures.length).toBeGreaterThan(20);
  for (const { src, sizes, type } of pictures) {
    const { format, size } = await measure(src);
    if (format === "svg") expect.soft([undefined, "any"], src).toContain(sizes);
    else expect.soft(size, src).toBe(sizes);
    if (type) expect.soft(type.replace("+xml", ""), src).toBe(`image/${format}`);
  }
});

for (const { src } of APP_ICONS.filter(({ purpose }) => purpose === "maskable"))
  test(`${src} still displays its whole logo when the launcher of a device crops the icon`, async () => {
    const { width, height, at } = await pixelsOf(src);
    for (const x of [0, width - 1])
      for (const y of [0, height - 1]) expect(at(x, y).opacity).toBe(255);
    const reach = await reachOfMark(src);
    expect(reach).toBeGreaterThan(0.2 * width);
    // Launchers never crop the safe zone, a circle with a diameter of 80 % of the width.
    expect(reach).toBeLessThan(0.4 * width);
  });

test("the monochrome icon draws its logo only by opacity", async () => {
  const [icon] = APP_ICONS.filter(({ purpose }) => purpose === "monochrome");
  const { width, at } = await pixelsOf(icon?.src ?? "");
  expect(at(width / 2, width / 2).opacity).toBe(0);
  expect(at(Math.round(width / 4), Math.round(width / 4)).opacity).toBe(255);
});

test("the icon for the iOS home screen has no transparent corner, because iOS would paint the corner black", async () => {
  const [link] = linksOf(PAGES[0], /^apple-touch-icon$/);
  const { width, at } = await pixelsOf(link?.href ?? "");
  expect(at(0, 0).opacity).toBe(255);
  expect(at(width - 1, width - 1)).toEqual(at(0, 0));
});

test("every page names a start-up picture for each screen, with exactly the size of the screen in pixels", async () => {
  test.slow();
  const splash = linksOf(PAGES[0], /^apple-touch-startup-image$/);
  expect(splash.length).toBeGreaterThan(20);
  expect(new Set(splash.map(({ media }) => media)).size).toBe(splash.length);
  for (const page of PAGES)
    expect(linksOf(page, /^apple-touch-startup-image$/), page.file).toEqual(splash);

  for (const { href = "", media = "" } of splash) {
    const value = (name: string) => new RegExp(`\\(${name}: ?(\\w+?)(px)?\\)`).exec(media)?.[1];
    const sides = [value("device-width"), value("device-height")].map(
      (side) => Number(side) * Number(value("-webkit-device-pixel-ratio")),
    );
    const isWide = value("orientation") === "landscape";
    expect(sides[0], media).toBeLessThan(sides[1] ?? 0);
    expect(bytesOf(href).length, href).toBeLessThan(10_000);

    const [width = 0, height = 0] = isWide ? sides.toReversed() : sides;
    expect((await measure(href)).size, media).toBe(`${width}x${height}`);
    const mark = await markOn(href);
    expect(mark.width, href).toBe(mark.height);
    for (const offCentre of [
      2 * mark.left + mark.width - width,
      2 * mark.top + mark.height - height,
    ])
      expect(Math.abs(offCentre), href).toBeLessThanOrEqual(1);
    expect(mark.width / Math.min(width, height), href).toBeGreaterThan(0.12);
    expect(mark.width / Math.min(width, height), href).toBeLessThan(0.3);
  }
});
