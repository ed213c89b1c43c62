import type { Fault } from "@/experiments/study/document/fault";

/**
 * Whether a fault is something that the author has not done yet, such as a text that is still empty: the study cannot
 * run, but nothing is wrong, so no field is marked as an error.
 */
export const isToDo = ({ path, value }: Pick<Fault, "path" | "value">): boolean =>
  (/\.(?:en|fr)$/.test(path) &&
    !/^(?:conditionLabels|steps\.\d+\.parameters)\.\w+$/.test(path) &&
    (value === undefined || value === "")) ||
  (path === "conditions" && Array.isArray(value) && value.length < 2);
