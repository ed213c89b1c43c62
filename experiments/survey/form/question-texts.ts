import { pipedIn } from "@/experiments/survey/definition/piping";
import type { Said } from "@/experiments/survey/definition/schema";
import type { DisplayedItem } from "@/experiments/survey/definition/survey-order";
import type { Locale } from "@/lib/routes";
import { type Fills, filled } from "./piping";
import { type SpokenText, spokenIn } from "./spoken-text";

const wantedOf = new WeakMap<DisplayedItem, readonly string[]>();

/** Returns the items to which the texts of an item refer. */
export function pipedInItem(displayed: DisplayedItem): readonly string[] {
  const known = wantedOf.get(displayed);
  if (known) return known;
  const { item, choices } = displayed;
  const wanted = pipedIn([
    item.label,
    "hint" in item ? item.hint : undefined,
    ...choices.map(({ label }) => label),
    ...("labels" in item ? item.labels : []),
  ]);
  wantedOf.set(displayed, wanted);
  return wanted;
}

/** Returns a function for the texts of an item in a language, in which the answers replace `${item}`. */
export const textsWith =
  (fills: Fills, locale: Locale) =>
  (said: Said | undefined): SpokenText => {
    const spoken = spokenIn(said, locale);
    return { ...spoken, text: filled(spoken.text, fills) };
  };
