import { createHash } from "node:crypto";
import type { FigureFrame } from "@/components/plots/figure-frame";
import type { CommonWords } from "@/experiments/engine/app-module";
import type { Norm } from "@/experiments/engine/norm";
import { withBase } from "@/lib/base-path";
import { LOCALES, type Locale } from "@/lib/routes";
import type { AppDefinition } from "./app-definition";
import { appFrames, appWords } from "./app-texts";
import { publishedNorm } from "./norms";
import { APP_IDS, APPS, type AppId } from "./registry";

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
export type AppPayload = {
  definition: AppDefinition;
  purpose: string;
  methods: string;
  needs: string;
  figure: { frames: FigureFrame[]; description: string };
  words: CommonWords;
  norms: Record<string, Norm>;
};

/** Returns the payload of an app, from its folder. */
export function appPayload(app: AppId, locale: Locale): AppPayload {
  const { definition } = APPS[app];
  const { brief, purpose, ...words } = appWords(app, locale) as unknown as CommonWords & {
    brief: BriefWords;
    purpose: string;
  };
  return {
    definition,
    purpose,
    methods: brief.methods,
    needs: brief.needs,
    figure: { frames: appFrames(app, locale), description: brief.figure },
    words,
    norms: Object.fromEntries(
      definition.measures.flatMap(({ norm }) =>
        norm ? [[norm, publishedNorm(norm, locale)]] : [],
      ),
    ),
  };
}

/** Returns the payload file. Its name has a hash of its content, so that an open page gets the one of its own release. */
function payloadFile(app: AppId, locale: Locale) {
  const text = JSON.stringify(appPayload(app, locale));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `${locale}.${hash}.json`, text };
}

/** Returns the URL of an app's payload, such as `/apps/stroop/en.0123abcd.json`. */
export const payloadUrl = (app: AppId, locale: Locale): string =>
  withBase(`/apps/${app}/${payloadFile(app, locale).name}`);

/** Returns the names of all payloads, for the export. */
export function payloadNames(): { app: string; payload: string }[] {
  return APP_IDS.flatMap((app) =>
    LOCALES.map((locale) => ({ app, payload: payloadFile(app, locale).name })),
  );
}

/** Returns the JSON of a payload. @throws Error for a name that is not one of `payloadNames` */
export function payloadNamed(app: string, payload: string): string {
  const id = APP_IDS.find((known) => known === app);
  const files = id ? LOCALES.map((locale) => payloadFile(id, locale)) : [];
  const file = files.find(({ name }) => name === payload);
  if (!file) throw new Error(`No payload ${app}/${payload}`);
  return file.text;
}
