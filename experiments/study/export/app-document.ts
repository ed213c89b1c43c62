import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { KnownApp } from "@/experiments/study/document/fault";
import { FORMAT } from "@/experiments/study/document/format";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Bilingual } from "@/lib/i18n/define-content";

/** Returns a study that consists of one app with its published parameters. @param title app name in both languages */
export function appDocument(app: AppId, title: Bilingual): ProtocolDocument {
  const { parameters, modelOf }: KnownApp = MODELS[app];
  const values = defaultsOf(parameters);
  const { version } = modelOf(values).facts;
  const minor = minorOf(version);
  return {
    protocol: FORMAT,
    title: { en: title.en, fr: title.fr },
    steps: [{ id: app, app, version: minor, parameters: values }],
  };
}
