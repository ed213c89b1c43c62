import type { Show, Survey } from "@/experiments/survey/definition/schema";
import { itemsIn } from "@/experiments/survey/definition/show-rule";
import { isAsked } from "@/experiments/survey/definition/survey-items";
import { comparisonFaults } from "./check-comparison";
import { type ItemAt, itemsById } from "./placed-items";
import { fault, type SurveyFault } from "./survey-fault";

/** The place of a rule: the item of the rule, or null for the rule of a page. */
type Owner = { item: ItemAt | null; pageNumber: number };

type Compared = { at: string; rule: Extract<Show, { item: string }> };

/** Returns the comparisons of a rule, each with its path. */
function comparisons(rule: Show, path: string): Compared[] {
  if ("all" in rule)
    return rule.all.flatMap((each, index) => comparisons(each, `${path}.all.${index}`));
  if ("any" in rule)
    return rule.any.flatMap((each, index) => comparisons(each, `${path}.any.${index}`));
  return "not" in rule ? comparisons(rule.not, `${path}.not`) : [{ at: path, rule }];
}

/** Returns the ids of the items on which the display of an item depends, directly or through other items. */
function dependencies(item: ItemAt, byId: ReadonlyMap<string, ItemAt>): Set<string> {
  const found = new Set<string>();
  const waiting = [...itemsIn(item.item.show), ...itemsIn(item.page.show)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const next = byId.get(id);
    if (next) waiting.push(...itemsIn(next.item.show), ...itemsIn(next.page.show));
  }
  return found;
}

/** Returns the fault of an item to which a rule cannot refer; null if the rule can refer to it. */
function referenceFault(
  survey: Survey,
  referred: ItemAt | undefined,
  id: string,
  owner: Owner,
  byId: ReadonlyMap<string, ItemAt>,
  path: string,
): SurveyFault | null {
  const { item, pageNumber } = owner;
  if (!referred)
    return fault(
      path,
      id,
      `The question “${id}” does not exist in this questionnaire. Use the name of an earlier question`,
      `La question « ${id} » n’existe pas dans ce questionnaire. Choisissez une question précédente`,
    );
  if (item && referred.number === item.number)
    return fault(
      path,
      id,
      "A question cannot be shown or hidden by its own answer. Refer to an earlier question",
      "Une question ne peut pas dépendre de sa propre réponse. Choisissez une question précédente",
    );
  if (!isAsked(referred.item))
    return fault(
      path,
      id,
      `“${id}” is a text without a question, so it does not have an answer. Refer to an earlier question`,
      `« ${id} » est un texte sans question : il n’a pas de réponse. Choisissez une question précédente`,
    );
  if (!item && referred.pageNumber === pageNumber)
    return fault(
      path,
      id,
      `“${id}” is on this page, so it cannot decide whether the page is shown. Refer to a question of an earlier page`,
      `« ${id} » est sur cette page et ne peut donc pas décider de son affichage. Choisissez une question d’une page précédente`,
    );
  const isLater = item ? referred.number > item.number : referred.pageNumber > pageNumber;
  if (!isLater) return stayFault(survey, referred, owner, path);
  const own = item
    ? [item.item.id]
    : [...byId.values()]
        .filter((each) => each.pageNumber === pageNumber)
        .map((each) => each.item.id);
  const back = dependencies(referred, byId);
  const circle = own.find((each) => back.has(each));
  return circle === undefined
    ? fault(
        path,
        id,
        `“${id}” comes later. A rule can refer to earlier questions only: move one of the two`,
        `« ${id} » vient plus tard. Une règle ne peut porter que sur des questions précédentes : déplacez l’une des deux`,
      )
    : fault(
        path,
        id,
        `The rules go round in a circle: “${id}” is shown by an answer to “${circle}”, which this rule shows by an answer to “${id}”. Remove one of the rules`,
        `Les règles tournent en rond : « ${id} » s’affiche selon la réponse à « ${circle} », que cette règle affiche selon la réponse à « ${id} ». Retirez l’une des règles`,
      );
}

/**
 * Returns the fault of a page that keeps its position but must follow a page whose position is random; null without a
 * fault.
 */
function stayFault(survey: Survey, referred: ItemAt, owner: Owner, path: string) {
  const page = survey.pages[owner.pageNumber];
  const isDrawn = survey.order === "shuffled" && !referred.page.fixed;
  if (!isDrawn || !page?.fixed || referred.pageNumber === owner.pageNumber) return null;
  return fault(
    path,
    referred.item.id,
    `This page keeps its place, but the page of “${referred.item.id}” is shuffled and may come later. Tick “Keep this page in its place” for both pages, or for neither`,
    `Cette page garde sa place, mais celle de « ${referred.item.id} » est mélangée et peut venir après. Cochez « Garder cette page à sa place » pour les deux pages, ou pour aucune`,
  );
}

function ruleFaults(
  survey: Survey,
  rule: Show | undefined,
  owner: Owner,
  byId: ReadonlyMap<string, ItemAt>,
  path: string,
): SurveyFault[] {
  if (!rule) return [];
  return comparisons(rule, path).flatMap(({ at, rule: compared }) => {
    const { item: id } = compared;
    const referred = byId.get(id);
    const wrong = referenceFault(survey, referred, id, owner, byId, `${at}.item`);
    if (wrong) return [wrong];
    return referred ? comparisonFaults(survey, referred.item, compared, at) : [];
  });
}

/** Returns the faults of the rules that show pages and items. */
export function showFaults(survey: Survey, items: readonly ItemAt[], path: string): SurveyFault[] {
  const byId = itemsById(items);
  return [
    ...survey.pages.flatMap(({ show }, pageNumber) =>
      ruleFaults(
        survey,
        show,
        { item: null, pageNumber },
        byId,
        `${path}.pages.${pageNumber}.show`,
      ),
    ),
    ...items.flatMap((item) =>
      ruleFaults(
        survey,
        item.item.show,
        { item, pageNumber: item.pageNumber },
        byId,
        `${item.path}.show`,
      ),
    ),
  ];
}
