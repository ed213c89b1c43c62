import type { JsonObject } from "@/components/features/editor/document/json";
import { type Placed, placedItems } from "./document/survey-json";

/** Returns, for each list of choices of another item, the first item that uses the list. */
export function otherLists(survey: JsonObject, own: Placed): readonly Placed[] {
  const seen = new Set([""]);
  return placedItems(survey).filter((each) => {
    if (seen.has(each.list) || (each.page === own.page && each.at === own.at)) return false;
    seen.add(each.list);
    return true;
  });
}
