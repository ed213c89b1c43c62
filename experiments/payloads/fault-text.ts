import { type Fault, shownValue } from "@/experiments/study/document/fault";
import type { TextProblem } from "@/lib/decode-text";

/** Maximum number of characters of a faulty value that a message displays. */
const SHOWN = 80;

/** Messages for developers if a file cannot be read as a document. */
export const TEXT_PROBLEMS: Readonly<Record<TextProblem, string>> = {
  notUtf8: "this file is not UTF-8: save it as UTF-8.",
  notText: "this file is not a text: a study file is JSON, saved as UTF-8.",
};

/** Returns a fault as one line in English, with the path, the value and the rule. */
export function faultText({ path, value, rule }: Fault): string {
  const shown = shownValue(value, SHOWN) ?? "missing";
  return `${path || "the whole"} is ${shown}: ${rule.en.replace(/\.?$/, ".")}`;
}
