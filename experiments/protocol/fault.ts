import type { Bilingual } from "@/lib/i18n/define-content";
import type { AppModel } from "../define-app";
import type { ParameterSet } from "../define-parameters";

/** What is wrong with a document: where, what stands there, and the rule that it breaks. */
export type Fault = {
  /** Such as `steps.1.parameters.trials`; empty for the whole. */
  path: string;
  value: unknown;
  rule: Bilingual;
};

/** An app of this release, as documents name it. */
export type KnownApp = {
  parameters: ParameterSet;
  modelOf(parameters: never): AppModel;
};
export type KnownApps = Readonly<Record<string, KnownApp>>;

/** Returns a fault, its rule in both languages. */
export const fault = (path: string, value: unknown, en: string, fr: string): Fault => ({
  path,
  value,
  rule: { en, fr },
});
