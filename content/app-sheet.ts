import type { AppDefinition, FigureFrame } from "@/experiments/app-definition";
import { appMethods, withParameters } from "@/experiments/app-methods";
import type { CommonWords } from "@/experiments/engine/app-module";
import type { Norm } from "@/experiments/engine/norm";
import { APP_IDS, APPS, type AppId } from "@/experiments/registry";
import { LOCALES, type Locale } from "@/lib/routes";
import { localize } from "./define-content";
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
  const { definition, words, figureFrames } = APPS[app];
  const { brief, purpose, ...own } = localize(words, locale) as unknown as CommonWords & {
    brief: BriefWords;
    purpose: string;
  };
  const frames = (figureFrames as (words: object) => FigureFrame[])(own);
  return {
    definition,
    purpose,
    methods: appMethods(app, locale),
    needs: withParameters(brief.needs, app, locale),
    figure: { frames, description: brief.figure },
    words: own,
    norms: Object.fromEntries(definition.measures.map(({ norm }) => [norm, publishedNorm(norm)])),
  };
}

/** The names of all sheets, for the export. */
export function sheetNames(): { app: string; sheet: string }[] {
  return APP_IDS.flatMap((app) => LOCALES.map((locale) => ({ app, sheet: `${locale}.json` })));
}

/** The sheet by its file name. @throws Error for a name that is not one of `sheetNames` */
export function sheetNamed(app: string, sheet: string): AppSheet {
  const id = APP_IDS.find((known) => known === app);
  const locale = LOCALES.find((known) => `${known}.json` === sheet);
  if (!id || !locale) throw new Error(`No sheet ${app}/${sheet}`);
  return appSheet(id, locale);
}
