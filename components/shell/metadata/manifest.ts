import type { MetadataRoute } from "next";
import { organisation } from "@/content/organisation";
import { PAGES } from "@/content/pages";
import { siteWords } from "@/content/site-words";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import shots from "@/experiments/catalog/screenshots.json";
import { withBase } from "@/lib/base-path";
import { defineContent, localize } from "@/lib/i18n/define-content";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import {
  APP_ICONS,
  PAGE_COLOURS,
  SHORTCUT_PAGES,
  SHORTCUT_SIZE,
  shortcutIcon,
} from "./app-pictures";

/** The description of each picture in an installation dialog. */
const screenshotLabels = defineContent("manifest", {
  home: {
    en: "The home page, with a Stroop task to try",
    fr: "La page d’accueil, avec une tâche de Stroop à essayer",
  },
  portfolio: {
    en: "The list of tasks, with search and filters",
    fr: "La liste des tâches, avec recherche et filtres",
  },
  app: { en: "A task as it runs: {name}", fr: "Une tâche en cours : {name}" },
});

/** The app whose screenshots represent all apps (scripts/generate/take-screenshots.ts). */
const SHOWN_APP: AppId = "stroop";

/** The form factors in the manifest and in the names of the picture files (scripts/generate/take-screenshots.ts). */
const FORMS = [
  { form_factor: "wide", device: "desktop" },
  { form_factor: "narrow", device: "phone" },
] as const;

/** The width of Edge's side panel in CSS pixels. A page on a large phone has this width. */
const EDGE_PANEL_WIDTH = 430;

/** Adds the members that Chromium and Edge support but that Next's type lacks. */
type Manifest = MetadataRoute.Manifest & {
  handle_links: "auto" | "preferred" | "not-preferred";
  edge_side_panel: { preferred_width: number };
};

const squareOf = (size: number) => `${size}x${size}`;

/**
 * Returns the web app manifest for a language. The two languages are separate apps (by their `id`). The scope of each
 * is the whole site, so that the language switch does not leave the installed app.
 */
export function manifestOf(locale: Locale) {
  const { pages } = localize(siteWords, locale);
  const { description } = localize(PAGES.home.words, locale);
  const start = withBase(pathOf("home", locale));
  return {
    id: start,
    name: organisation.name,
    short_name: organisation.name,
    description,
    lang: LANGUAGE_TAGS[locale],
    dir: "ltr",
    start_url: start,
    scope: withBase("/"),
    display: "standalone",
    // A browser uses the first value that it supports. The last value is listed because PWABuilder asks for it.
    display_override: ["standalone", "minimal-ui", "window-controls-overlay"],
    orientation: "any",
    // Each start opens a new window, because a participant may be in the middle of a task in an existing window.
    launch_handler: { client_mode: "navigate-new" },
    handle_links: "auto",
    edge_side_panel: { preferred_width: EDGE_PANEL_WIDTH },
    theme_color: PAGE_COLOURS.light,
    background_color: PAGE_COLOURS.light,
    categories: ["education", "business"],
    prefer_related_applications: false,
    icons: [
      ...APP_ICONS.map(({ file, size, purpose }) => ({
        src: withBase(`/${file}`),
        sizes: squareOf(size),
        type: "image/png",
        purpose,
      })),
      { src: withBase("/icons/icon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    screenshots: screenshotsOf(locale),
    shortcuts: SHORTCUT_PAGES.map((page) => ({
      name: pages[page],
      description: localize(PAGES[page].words, locale).description,
      url: withBase(pathOf(page, locale)),
      icons: [
        {
          src: withBase(`/${shortcutIcon(page)}`),
          sizes: squareOf(SHORTCUT_SIZE),
          type: "image/png",
        },
      ],
    })),
  } satisfies Manifest;
}

/** Returns the screenshots that were taken from the site. */
function screenshotsOf(locale: Locale) {
  const labels = localize(screenshotLabels, locale);
  const { name } = localize(APPS[SHOWN_APP].words, locale);
  const subjects = [
    { subject: "home", label: labels.home },
    { subject: "portfolio", label: labels.portfolio },
    { subject: SHOWN_APP, label: interpolate(labels.app, { name }) },
  ];
  return FORMS.flatMap(({ form_factor, device }) => {
    const { width, height, scale } = shots.sizes[device];
    return subjects.map(({ subject, label }) => ({
      src: withBase(`/screenshots/${subject}/${device}-${locale}.webp`),
      sizes: `${width * scale}x${height * scale}`,
      type: "image/webp",
      form_factor,
      label,
    }));
  });
}

/** Returns the manifest as a response with the media type for manifests. */
export function manifestResponse(locale: Locale): Response {
  return Response.json(manifestOf(locale), {
    headers: { "content-type": "application/manifest+json" },
  });
}
