import type { AppModel } from "@/experiments/engine/contract/define-app";
import type {
  ParameterSet,
  ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { Bilingual } from "@/lib/i18n/define-content";

/** A fault of a document: its place, the value there, and the rule that the value breaks. */
export type Fault = {
  /** A path such as `steps.1.parameters.trials`; empty for the whole document. */
  path: string;
  value: unknown;
  rule: Bilingual;
  /** The nearest number in the allowed range, if the value is a number outside it. */
  nearest?: number;
  /** The document cannot have this key. */
  isUnknown?: true;
};

/** An app of this release, as documents name it. */
export type KnownApp = {
  parameters: ParameterSet;
  /** A method, as in `define-app.ts`: a function of the parameters of one app is assignable to it. */
  modelOf(parameters: ParameterValues): AppModel;
};
export type KnownApps = Readonly<Record<string, KnownApp>>;

/** Returns a fault, its rule in both languages. */
export const fault = (path: string, value: unknown, en: string, fr: string): Fault => ({
  path,
  value,
  rule: { en, fr },
});

/** Returns a value in one line of JSON, cut where it is long; it never throws. @returns undefined without a value */
export function shownValue(value: unknown, most: number): string | undefined {
  const whole = () => {
    try {
      return JSON.stringify(value);
    } catch {
      // The value is nested too deeply to be serialised.
      return "…";
    }
  };
  const text = whole();
  return text !== undefined && text.length > most ? `${text.slice(0, most)}…` : text;
}
