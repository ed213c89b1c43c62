import { createHash } from "node:crypto";
import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "@/experiments/app-definition";
import { appFrames, appMethods, appWords, withParameters } from "@/experiments/app-texts";
import type { CommonWords } from "@/experiments/engine/app-module";
import type { Norm } from "@/experiments/engine/norm";
import { APP_IDS, APPS, type AppId } from "@/experiments/registry";
import { withBase } from "@/lib/base-path";
import { LOCALES, type Locale } from "@/lib/routes";
import { publishedNorm } from "./norms";

/** The words of any app that pages show, besides those that its run shows. */
export type BriefWords = {
  methods: string;
  measureText: string;
  scoringText: string;
  publishedText: string;
  /** Text alternative of the trial figure. */
  figure: string;
  needs: string;
};

/** Everything that the browser needs to present, run and score one app in one language. */
export type AppSheet = {
  definition: AppDefinition;
  purpose: string;
  methods: string;
  needs: string;
  figure: { frames: FigureFrame[]; description: string };
  words: CommonWords;
  norms: Record<string, Norm>;
};

/** The sheet of an app, from its folder. */
export function appSheet(app: AppId, locale: Locale): AppSheet {
  const { definition } = APPS[app];
  const { brief, purpose, ...words } = appWords(app, locale) as unknown as CommonWords & {
    brief: BriefWords;
    purpose: string;
  };
  return {
    definition,
    purpose,
    methods: appMethods(app, locale),
    needs: withParameters(brief.needs, app, locale),
    figure: { frames: appFrames(app, locale), description: brief.figure },
    words,
    norms: Object.fromEntries(
      definition.measures.flatMap(({ norm }) => (norm ? [[norm, publishedNorm(norm)]] : [])),
    ),
  };
}

/** A sheet as it is served, under a name that changes with it: an open page keeps the one it knows. */
function sheetFile(app: AppId, locale: Locale) {
  const text = JSON.stringify(appSheet(app, locale));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `${locale}.${hash}.json`, text };
}

/** Where the sheet of an app is served on the host, such as `/apps/stroop/en.0123abcd.json`. */
export const sheetAddress = (app: AppId, locale: Locale): string =>
  withBase(`/apps/${app}/${sheetFile(app, locale).name}`);

/** The names of all sheets, for the export. */
export function sheetNames(): { app: string; sheet: string }[] {
  return APP_IDS.flatMap((app) =>
    LOCALES.map((locale) => ({ app, sheet: sheetFile(app, locale).name })),
  );
}

/** The JSON of a sheet by its file name. @throws Error for a name that is not one of `sheetNames` */
export function sheetNamed(app: string, sheet: string): string {
  const id = APP_IDS.find((known) => known === app);
  const files = id ? LOCALES.map((locale) => sheetFile(id, locale)) : [];
  const file = files.find(({ name }) => name === sheet);
  if (!file) throw new Error(`No sheet ${app}/${sheet}`);
  return file.text;
}
