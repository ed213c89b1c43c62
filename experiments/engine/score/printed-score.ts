import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import { type Score, shown } from "./score";

/** Returns the expected output of the recompute scripts for a score, with its numbers rounded as on the page. */
export function printedScore({ measures }: Pick<AppFacts, "measures">, score: Score): string {
  if (score.status === "no-score") return `no-score ${score.reason}`;
  return score.measures
    .map(({ id, value, low, high }) => {
      const decimals = measures.find((measure) => measure.id === id)?.decimals ?? 0;
      // Adding zero makes a negative zero positive, as on the page.
      const show = (number: number | null) =>
        number === null ? "NA" : (shown(number, decimals) + 0).toFixed(decimals);
      return [id, show(value), show(low), show(high)].join(" ");
    })
    .join("\n");
}
