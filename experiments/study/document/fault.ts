import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { ParameterSet } from "@/experiments/engine/contract/define-parameters";
import type { Bilingual } from "@/lib/i18n/define-content";

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

/** Returns a value in one line of JSON, cut where it is long; it never throws. @returns undefined where there is none */
export function shownValue(value: unknown, most: number): string | undefined {
  const whole = () => {
    try {
      return JSON.stringify(value);
    } catch {
      // It is nested too deep.
      return "…";
    }
  };
  const text = whole();
  return text !== undefined && text.length > most ? `${text.slice(0, most)}…` : text;
}
