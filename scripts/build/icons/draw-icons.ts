import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import {
  APP_ICONS,
  APPLE_ICON,
  PAGE_COLOURS,
  SHORTCUT_PAGES,
  SHORTCUT_SIZE,
  SPLASH_PICTURES,
  shortcutIcon,
} from "@/components/shell/metadata/app-pictures";
import { UserError } from "../../terminal.mjs";

/** The only source drawing of all icons. It shows a cross on a screen, in a square whose side is 32. */
const SOURCE = "icons/icon.svg";
const BOX = 32;
const FAVICON_SIZE = 32;

/** Size of the logo in a start-up picture, as a fraction of the screen's longer side. */
const SPLASH_MARK = 1 / 9;

/**
 * A palette of few colours makes the files small. The compression effort is minimal, because the build waits until all
 * pictures are drawn.
 */
const PNG = { palette: true, colours: 16, dither: 0, effort: 1 };

/** The symbols that replace the cross on the icon of a shortcut, in thinner lines. */
const SHORTCUT_SIGNS = {
  portfolio: "M8.5 8.5h5.5v5.5h-5.5zM18 8.5h5.5v5.5H18zM8.5 18h5.5v5.5h-5.5zM18 18h5.5v5.5H18z",
  protocol: "M9 9.5h14M9 16h14M9 22.5h8",
  study: "M11.5 8.5v15l12-7.5z",
  contact: "M7.5 10h17v12h-17zM7.5 10.5l8.5 7 8.5-7",
};

/**
 * Returns the elements of the drawing.
 *
 * @throws UserError if the markup of the drawing has an unexpected structure
 */
function readSource(svg: string) {
  const [, screen, stroke, cross] =
    / rx="5" fill="(#\w+)".*(stroke-width="[\d.]+") d="([^"]+)"/.exec(svg) ?? [];
  if (screen && stroke && cross) return { screen, stroke, cross };
  throw new UserError(
    `public/${SOURCE} is not the drawing that scripts/build/icons/draw-icons.ts makes the icons from.`,
    'Keep a <rect> with rx="5" and a fill, and then a <path> that ends with stroke-width and d, on one line.',
  );
}

/**
 * Returns the drawing in the shape that each kind of picture needs. The system cuts a square picture to another shape,
 * in which at least the middle 80 % remain visible (the safe zone). The cross takes 50 %. In a monochrome picture only
 * the opacity is used, so the cross is a hole in the screen.
 */
function shapesOf(svg: string) {
  const { screen, stroke, cross } = readSource(svg);
  const square = svg.replace(' rx="5"', "");
  const hole = `<mask id="m"><rect width="${BOX}" height="${BOX}" fill="#fff"/><path stroke="#000" ${stroke} d="${cross}"/></mask>`;
  return {
    any: svg,
    maskable: square,
    monochrome: svg
      .replace(/<path[^>]*>/, "")
      .replace("<rect", `${hole}<rect mask="url(#m)"`)
      .replace(screen, "#000"),
    shortcut: (page: keyof typeof SHORTCUT_SIGNS) =>
      svg.replace(cross, SHORTCUT_SIGNS[page]).replace(stroke, 'stroke-width="1.8"'),
  };
}

/** @param size in pixels */
const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / BOX })
    .resize(size, size)
    .png(PNG)
    .toBuffer();

/**
 * Returns the logo in the middle of an empty page.
 *
 * @param size in pixels
 */
async function drawSplash(svg: string, { width, height }: { width: number; height: number }) {
  const mark = Math.round(Math.max(width, height) * SPLASH_MARK);
  return sharp({ create: { width, height, channels: 3, background: PAGE_COLOURS.light } })
    .composite([{ input: await draw(svg, mark) }])
    .png(PNG)
    .toBuffer();
}

/**
 * Draws the icons and start-up pictures that must consist of pixels. These are the pictures of
 * components/shell/metadata/app-pictures.ts, and `/favicon.ico`, which browsers request by default.
 *
 * @param folder contains icons/icon.svg
 * @returns the pictures with their paths in the export
 */
export async function drawIcons(folder: string): Promise<{ file: string; bytes: Buffer }[]> {
  const shapes = shapesOf(readFileSync(join(folder, SOURCE), "utf8"));
  const drawings = [
    {
      file: "favicon.ico",
      drawn: draw(shapes.any, FAVICON_SIZE).then((picture) => icoOf(picture, FAVICON_SIZE)),
    },
    { file: APPLE_ICON.file, drawn: draw(shapes.maskable, APPLE_ICON.size) },
    ...APP_ICONS.map(({ file, size, purpose }) => ({ file, drawn: draw(shapes[purpose], size) })),
    ...SHORTCUT_PAGES.map((page) => ({
      file: shortcutIcon(page),
      drawn: draw(shapes.shortcut(page), SHORTCUT_SIZE),
    })),
    ...SPLASH_PICTURES.map((picture) => ({
      file: picture.file,
      drawn: drawSplash(shapes.any, picture),
    })),
  ];
  return Promise.all(drawings.map(async ({ file, drawn }) => ({ file, bytes: await drawn })));
}

/**
 * Writes drawn pictures into an export.
 *
 * @returns a summary for the log
 */
export function writeIcons(out: string, icons: { file: string; bytes: Buffer }[]): string {
  for (const { file, bytes } of icons) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), bytes);
  }
  return `${icons.length} icons and start-up pictures drawn`;
}

/** Returns an .ico file that contains one PNG picture: the header, one directory entry, and the unchanged picture. */
function icoOf(png: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
