import type { Said, Survey, SurveyPage } from "@/experiments/survey/definition/schema";
import { isMatrix } from "@/experiments/survey/definition/survey-items";
import { canonicalShow } from "./canonical-show";

type Item = SurveyPage["items"][number];

/**
 * Returns a text without blanks at its ends. If the text is the same in both languages, the result is a single string.
 * The result is undefined if the text is empty.
 */
function canonicalSaid(said: Said | undefined): Said | undefined {
  const clean = (text: string | undefined) => text?.replace(/\r\n?/g, "\n").trim() || undefined;
  if (said === undefined || typeof said === "string") return clean(said);
  const en = clean(said.en);
  const fr = clean(said.fr);
  if (en !== undefined && en === fr) return en;
  return en === undefined && fr === undefined
    ? undefined
    : { ...(en !== undefined && { en }), ...(fr !== undefined && { fr }) };
}

/** Returns an object without the keys whose value is undefined. */
const present = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;

function canonicalItem<Each extends Item>(item: Each): Each {
  const changed: Record<string, unknown> = {
    ...item,
    label: canonicalSaid(item.label) ?? "",
    show: canonicalShow(item.show),
  };
  if ("hint" in item) changed.hint = canonicalSaid(item.hint);
  if ("problem" in item) changed.problem = canonicalSaid(item.problem);
  if ("required" in item) changed.required = item.required || undefined;
  if ("labels" in item) changed.labels = item.labels.map((label) => canonicalSaid(label) ?? "");
  if ("step" in item && item.step === 1) changed.step = undefined;
  return present(changed) as Each;
}

function canonicalPage(page: SurveyPage): SurveyPage {
  const own = { label: canonicalSaid(page.label), show: canonicalShow(page.show) };
  return isMatrix(page)
    ? present({ ...page, ...own, items: page.items.map(canonicalItem) })
    : present({ ...page, ...own, items: page.items.map(canonicalItem) });
}

/**
 * Returns a survey in its canonical form, which surveys from a file also have: values that are the default are absent,
 * texts have no blanks at their ends, and rules have the form of `canonicalShow`. Participants see the same survey, and
 * the scores and data are the same.
 */
export function canonicalSurvey(survey: Survey): Survey {
  const { choices, scales, sources, order, title, pages } = survey;
  return present({
    title: canonicalSaid(title),
    choices:
      choices && Object.keys(choices).length > 0
        ? Object.fromEntries(
            Object.entries(choices).map(([id, list]) => [
              id,
              list.map((choice) =>
                present({ ...choice, label: canonicalSaid(choice.label) ?? "" }),
              ),
            ]),
          )
        : undefined,
    pages: pages.map(canonicalPage),
    order: order === "shuffled" ? order : undefined,
    scales: scales?.length
      ? scales.map((scale) =>
          present({
            ...scale,
            label: canonicalSaid(scale.label),
            reversed: scale.reversed?.length ? scale.reversed : undefined,
            answered: scale.answered === 1 ? undefined : scale.answered,
          }),
        )
      : undefined,
    sources: sources?.length ? sources : undefined,
  });
}
