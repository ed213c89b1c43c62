import type { SurveyFormWords } from "@/content/survey";
import { otherId } from "@/experiments/survey/definition/survey-items";
import type { DisplayedItem } from "@/experiments/survey/definition/survey-order";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { problemText } from "./problem-text";
import { otherProblem, type Problem, readAnswer } from "./read-answer";
import { chosenOthers, type Held } from "./survey-state";

/** The message about an item, and whether it still applies. */
export type Trouble = { problem: Problem | null; message: string; isWrong: boolean };

/** Problems of the items of a page, keyed by item. */
export type Problems = ReadonlyMap<string, Problem>;

/**
 * Returns the problems of items: the problems that must be solved, and the items without an answer of which the
 * participant is reminded once.
 * @param isHalfTyped returns whether the browser contains an incomplete date
 */
export function problemsOf(
  items: readonly DisplayedItem[],
  held: Held,
  locale: Locale,
  isHalfTyped: (item: string) => boolean = () => false,
): { wrong: Problems; lacking: Problems } {
  const wrong = new Map<string, Problem>();
  const lacking = new Map<string, Problem>();
  for (const displayed of items) {
    const { item, choices } = displayed;
    const given = ownValue(held, item.id)?.value;
    const other = ownValue(held, otherId(item.id))?.value;
    const problem: Problem | null =
      item.type === "date" && isHalfTyped(item.id)
        ? { why: "notDate" }
        : (readAnswer(displayed, given, locale).problem ??
          (chosenOthers(choices, given).length > 0 ? otherProblem(other) : null));
    if (!problem) continue;
    const isAsked = problem.why === "missing" && "required" in item && item.required === "ask";
    (isAsked ? lacking : wrong).set(item.id, problem);
  }
  return { wrong, lacking };
}

/** Returns the message about a problem of an item. */
export function messageOf(
  displayed: DisplayedItem,
  problem: Problem,
  held: Held,
  words: SurveyFormWords,
  locale: Locale,
): string {
  const { item } = displayed;
  if (problem.why === "missing" && "required" in item && item.required === "ask")
    return item.type === "slider" ? words.slider.press : words.notAnswered;
  const isOther = problem.why === "tooLong" && "choices" in item;
  const given = ownValue(held, isOther ? otherId(item.id) : item.id)?.value;
  return problemText(problem, displayed, given, words, locale);
}

/**
 * Returns one of the two meanings of an ambiguous number as a participant may type it, without separators of groups.
 */
export function shownReading(
  trouble: Trouble | undefined,
  which: "small" | "large",
  locale: Locale,
): string | undefined {
  if (trouble?.problem?.why !== "ambiguous") return undefined;
  const text = String(trouble.problem[which]);
  return locale === "fr" ? text.replace(".", ",") : text;
}
