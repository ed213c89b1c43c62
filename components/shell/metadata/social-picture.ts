import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { type CSSProperties, createElement, type ReactNode } from "react";
import { home } from "@/content/home";
import { organisation } from "@/content/organisation";
import { PAGES } from "@/content/pages";
import { EXAMPLE } from "@/experiments/apps/stroop/example";
import { stroopWords } from "@/experiments/apps/stroop/words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, PAGE_IDS } from "@/lib/routes";
import { SOCIAL_PICTURE_SIZE, socialPictureName } from "./page-metadata";

const FONT = "Atkinson Hyperlegible Next";
const FONT_FILES =
  "node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin";

const PICTURES = PAGE_IDS.flatMap((page) =>
  LOCALES.map((locale) => ({ name: socialPictureName(page, locale), page, locale })),
);

/** Returns the file names of all social pictures: one for each page and language. */
export function socialPictureNames(): string[] {
  return PICTURES.map(({ name }) => name);
}

/**
 * Draws the social picture of a page: the page's title next to the task screen of the home page. The picture is not
 * HTML: its styles are only drawing instructions, so no Content-Security-Policy applies to them. The colours come from
 * tokens.css.
 * @throws Error for a name that does not belong to a page
 */
export async function drawSocialPicture(name: string): Promise<ImageResponse> {
  const picture = PICTURES.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`No page has the social picture ${name}`);
  const { page, locale } = picture;
  const { title } = localize(page === "home" ? home : PAGES[page].words, locale);
  const { inks } = localize(stroopWords, locale);
  const colours = await palette();

  const cross = (length: number, colour: string) =>
    box({ width: length, height: length, position: "relative" }, [
      box({ ...bar, left: 0, top: length / 2 - 3, width: length, height: 6, background: colour }),
      box({ ...bar, top: 0, left: length / 2 - 3, height: length, width: 6, background: colour }),
    ]);

  const drawing = box(
    {
      width: "100%",
      height: "100%",
      padding: 64,
      background: colours.surface,
      color: colours.ink,
      fontFamily: FONT,
      justifyContent: "space-between",
    },
    [
      box({ flexDirection: "column", justifyContent: "space-between", width: 590 }, [
        box({ alignItems: "center", gap: 20, fontSize: 38, fontWeight: 700 }, [
          box(
            {
              width: 64,
              height: 64,
              borderRadius: 10,
              background: colours.ink,
              alignItems: "center",
              justifyContent: "center",
            },
            [cross(34, colours.page)],
          ),
          organisation.name,
        ]),
        box({ fontSize: 66, fontWeight: 700, lineHeight: 1.08, letterSpacing: -1.6 }, [title]),
      ]),
      box(
        {
          width: 430,
          borderRadius: 22,
          background: colours.screen,
          color: colours.red,
          fontSize: 92,
          fontWeight: 700,
          alignItems: "center",
          justifyContent: "center",
        },
        [inks[EXAMPLE.word].toUpperCase()],
      ),
    ],
  );
  return new ImageResponse(drawing, {
    ...SOCIAL_PICTURE_SIZE,
    fonts: [
      {
        name: FONT,
        weight: 700,
        data: await readFile(join(process.cwd(), `${FONT_FILES}-700-normal.woff`)),
      },
    ],
  });
}

const bar: CSSProperties = { position: "absolute" };

/** Creates a flex box. Each child needs a key, so its index becomes its key. */
function box(style: CSSProperties, children: ReactNode[] = []) {
  // biome-ignore lint/style/noInlineStyles: Satori reads nothing else
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

/** Returns the few colours of a picture, read from tokens.css, the only file that contains raw colour values. */
async function palette() {
  const tokens = await readFile(join(process.cwd(), "components/shell/styles/tokens.css"), "utf8");
  const colour = (name: string) => {
    const value = new RegExp(`--_${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
    if (!value) throw new Error(`tokens.css has no colour --_${name}`);
    return value;
  };
  return {
    page: colour("white"),
    surface: colour("gray-50"),
    ink: colour("ink"),
    screen: colour("night-950"),
    red: colour("red-bright"),
  };
}
