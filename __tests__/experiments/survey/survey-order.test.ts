/** @jest-environment node */
import { pipedIn } from "@/experiments/survey/definition/piping";
import type { Survey } from "@/experiments/survey/definition/schema";
import { itemsIn } from "@/experiments/survey/definition/show-rule";
import { displayedPages } from "@/experiments/survey/definition/survey-order";
import { surveyOf } from "./random-survey";

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

/** Returns the ids of the items of a survey, in the order in which a participant sees them. */
const displayed = (survey: Survey, seed: number) =>
  displayedPages(survey, seed).flatMap(({ items }) => items.map(({ item }) => item.id));

const page = (id: string, item: object, more: object = {}) => ({
  id,
  items: [{ id: `${id}_item`, type: "text" as const, label: id, ...item }],
  ...more,
});

test("a shuffled page comes after a page with a fixed position if it depends on an answer on that page", () => {
  const survey: Survey = {
    order: "shuffled",
    pages: [
      page("a", {}),
      page("b", {}),
      page("stays", {}, { fixed: true }),
      page("after", { show: { item: "stays_item", is: "yes" } }),
    ],
  };
  for (const seed of SEEDS) {
    const order = displayed(survey, seed);
    expect(order.indexOf("stays_item")).toBe(2);
    expect(order.at(-1)).toBe("after_item");
  }
});

test("a shuffled question follows the question whose answer its text repeats", () => {
  const items = ["x", "y", "z"].map((id) => ({ id, type: "text" as const, label: id }));
  const repeats = { id: "repeats", type: "text" as const, label: `You said \${z}.` };
  const survey: Survey = { pages: [{ id: "p", order: "shuffled", items: [...items, repeats] }] };
  const orders = SEEDS.map((seed) => displayed(survey, seed));
  for (const order of orders) expect(order.indexOf("z")).toBeLessThan(order.indexOf("repeats"));
  expect(new Set(orders.map(String)).size).toBe(12);
});

test("in each random survey, every question comes after the questions to which it refers", () => {
  for (const seed of SEEDS) {
    const survey = surveyOf(seed);
    const order = displayed(survey, seed);
    expect([...order].sort()).toEqual(displayed({ ...survey, order: "fixed" }, 0).sort());
    for (const { page: shown, items } of displayedPages(survey, seed))
      for (const { item } of items) {
        const needed = [...itemsIn(shown.show), ...itemsIn(item.show), ...pipedIn([item.label])];
        for (const id of needed) expect(order.indexOf(id)).toBeLessThan(order.indexOf(item.id));
      }
  }
});
