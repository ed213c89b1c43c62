import type { Show, Survey } from "./schema";
import { itemsOfPage, otherId } from "./survey-items";

/**
 * Answers keyed by item id. A number is written with a decimal point, a date as YYYY-MM-DD, and the values of several
 * choices are separated by spaces. Items without an answer are absent.
 */
export type Answers = Readonly<Record<string, string>>;

const isSame = (answer: string, value: number | string): boolean =>
  answer === String(value) || (typeof value === "number" && Number(answer) === value);

/** Returns whether a rule holds for the answers. A missing rule always holds. */
export function holds(rule: Show | undefined, answers: Answers): boolean {
  if (!rule) return true;
  if ("all" in rule) return rule.all.every((each) => holds(each, answers));
  if ("any" in rule) return rule.any.some((each) => holds(each, answers));
  if ("not" in rule) return !holds(rule.not, answers);
  const { item, is, isNot, below, above, atLeast, atMost, includes } = rule;
  const answer = Object.hasOwn(answers, item) ? answers[item] : undefined;
  if (isNot !== undefined && answer !== undefined && isSame(answer, isNot)) return false;
  const others = [is, below, above, atLeast, atMost, includes];
  if (others.every((each) => each === undefined)) return true;
  if (answer === undefined) return false;
  const number = Number(answer);
  return (
    (is === undefined || isSame(answer, is)) &&
    (below === undefined || number < below) &&
    (above === undefined || number > above) &&
    (atLeast === undefined || number >= atLeast) &&
    (atMost === undefined || number <= atMost) &&
    (includes === undefined || answer.split(" ").some((each) => isSame(each, includes)))
  );
}

/** Returns the ids of the items to which a rule refers. */
export function itemsIn(rule: Show | undefined): string[] {
  if (!rule) return [];
  if ("all" in rule) return rule.all.flatMap(itemsIn);
  if ("any" in rule) return rule.any.flatMap(itemsIn);
  return "not" in rule ? itemsIn(rule.not) : [rule.item];
}

/**
 * Returns the items that are shown with these answers, and the answers to these items. The answer to an item that is not
 * shown counts as absent, also in the rules of later items. A rule refers to earlier items only (`check-survey.ts`).
 */
export function shownItems(
  survey: Pick<Survey, "pages">,
  answers: Answers,
): { shown: ReadonlySet<string>; kept: Answers } {
  const shown = new Set<string>();
  const kept: Record<string, string> = {};
  for (const page of survey.pages) {
    if (!holds(page.show, kept)) continue;
    for (const { id, show } of itemsOfPage(page)) {
      if (!holds(show, kept)) continue;
      shown.add(id);
      for (const key of [id, otherId(id)])
        if (Object.hasOwn(answers, key) && answers[key] !== undefined) kept[key] = answers[key];
    }
  }
  return { shown, kept };
}
