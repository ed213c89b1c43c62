import type { AppModel } from "@/experiments/engine/contract/define-app";
import type {
  ParameterSet,
  ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { Bilingual } from "@/lib/i18n/define-content";
import { shortened } from "@/lib/i18n/shortened";

/** A fault in a document: the path of the faulty value, the value, and the rule that the value breaks. */
export type Fault = {
  /** A path such as `steps.1.parameters.trials`; empty for the whole document. */
  path: string;
  value: unknown;
  rule: Bilingual;
  /** The nearest number in the allowed range; absent unless the value is a number outside the range. */
  nearest?: number;
  /** True if the document must not contain the key at this path. */
  isUnknown?: true;
};

/** An app of this release: its parameters, and its model for given parameters. */
export type KnownApp = {
  parameters: ParameterSet;
  /**
   * Declared as a method (see `define-app.ts`), because a function of one app's parameters is then assignable to this
   * type.
   */
  modelOf(parameters: ParameterValues): AppModel;
};
export type KnownApps = Readonly<Record<string, KnownApp>>;

/** Returns a fault with its rule in both languages. */
export const fault = (path: string, value: unknown, en: string, fr: string): Fault => ({
  path,
  value,
  rule: { en, fr },
});

/**
 * Returns a value as one line of JSON, cut after `most` characters. The function never throws an error.
 * @returns undefined if the value is undefined
 */
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
  return text && shortened(text, most);
}
