import type { Fault } from "@/experiments/study/document/fault";

/** The texts of a survey that are the same in all languages. */
const UNWRITTEN =
  /^steps\.\d+\.survey\.(?:pages\.\d+\.items\.\d+\.(?:label|labels\.\d+)|scales\.\d+\.label)$/;

/**
 * Returns whether a fault only means that the author has not finished the document yet, for example that a text is
 * empty. A study with such a fault cannot run. Nevertheless the author has made no mistake, so the field of the fault
 * is not displayed as an error.
 */
export const isToDo = ({ path, value }: Pick<Fault, "path" | "value">): boolean =>
  ((/\.(?:en|fr)$/.test(path) || UNWRITTEN.test(path)) &&
    !/^(?:conditionLabels|steps\.\d+\.parameters)\.\w+$/.test(path) &&
    (value === undefined || value === "")) ||
  (path === "conditions" && Array.isArray(value) && value.length < 2);
