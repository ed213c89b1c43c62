import type { Bilingual } from "@/lib/i18n/define-content";
import { minorOf } from "../app-versions";
import { defaultsOf, type ParameterSet } from "../define-parameters";
import { MODELS } from "../models";
import type { KnownApp } from "../protocol/fault";
import { FORMAT } from "../protocol/format";
import type { ProtocolDocument } from "../protocol/schema";
import type { AppId } from "../registry";

/** Returns the study of one app as published: every setting has its default. @param title its name in both languages */
export function appDocument(app: AppId, title: Bilingual): ProtocolDocument {
  const { parameters, modelOf }: KnownApp = MODELS[app];
  const values = defaultsOf(parameters as ParameterSet);
  const { version } = modelOf(values as never).facts;
  const minor = minorOf(version);
  return {
    protocol: FORMAT,
    title: { en: title.en, fr: title.fr },
    steps: [{ id: app, app, version: minor, parameters: values }],
  };
}
