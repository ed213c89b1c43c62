import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import { APPS } from "@/experiments/catalog/registry";
import { appDocument } from "@/experiments/study/export/app-document";
import {
  type ArchiveParts,
  archiveFiles,
  archiveZip,
} from "@/experiments/study/export/archive-files";
import { bundleText } from "@/experiments/study/export/bundle-files";
import { jatosFiles } from "@/experiments/study/export/jatos-files";
import { LOCALES } from "@/lib/routes";
import { appPayload } from "./app-payload";
import { archivePayload } from "./archive-payload";
import { papersPayload } from "./papers-payload";

/** The sizes of the archives that this build can create, in bytes. */
export type ArchiveSizes = {
  /** Size of the files that all archives share. */
  shared: number;
  /** Size of the archive of each app with its default parameters. */
  apps: Readonly<Record<AppId, number>>;
  /** Size of a study's archive for JATOS. Archives for JATOS contain all apps. */
  jatos: number;
};

/** A fixed id for the archive whose size is measured. With a random id, the size would differ from build to build. */
const NIL = "00000000-0000-4000-8000-000000000000";

function measured(): ArchiveSizes {
  const payload = archivePayload();
  const shared = {
    script: bundleText("script"),
    styles: bundleText("styles"),
    notices: bundleText("notices"),
  };
  const papers = Object.fromEntries(LOCALES.map((locale) => [locale, papersPayload(locale)]));
  const sizeOf = (app: AppId) => {
    const parts: ArchiveParts = {
      payload,
      ...shared,
      papers,
      payloads: Object.fromEntries(
        LOCALES.map((locale) => [locale, { [app]: appPayload(app, locale) }]),
      ),
      apps: { [app]: { model: APPS[app].model, recompute: RECOMPUTE[app] } },
    };
    const document = appDocument(app, APPS[app].words.name);
    return archiveZip(archiveFiles(document, null, parts), payload.day).length;
  };
  const jatos = jatosFiles(
    appDocument("stroop", APPS.stroop.words.name),
    {
      payload,
      ...shared,
      payloads: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          Object.fromEntries(APP_IDS.map((app) => [app, appPayload(app, locale)])),
        ]),
      ),
    },
    { study: NIL, component: NIL, batch: NIL },
  );
  return {
    jatos: archiveZip(jatos, payload.day).length,
    shared: archiveZip(shared, payload.day).length,
    apps: Object.fromEntries(APP_IDS.map((app) => [app, sizeOf(app)])) as Record<AppId, number>,
  };
}

let sizes: ArchiveSizes | undefined;

/**
 * Returns the sizes of archives in bytes. If the site has not been built yet, the sizes are too small, because the
 * files that all archives share are missing.
 */
export function archiveSizes(): ArchiveSizes {
  sizes ??= measured();
  return sizes;
}
