import { csv } from "@/experiments/engine/data/csv";
import { numberedList } from "@/experiments/study/document/numbered-list";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { orderedSteps } from "@/experiments/study/document/step-order";
import { contentAtFirst } from "@/experiments/study/document/visits";

/** The file of an archive that contains the numbered list. */
export const LIST_FILE = "numbered-list.csv";

/** Columns that also exist in the data have the same names as in the data. */
const COLUMNS = ["number", "assigned_condition", "row", "step_order"] as const;

/** Returns the numbered list of a study with balanced groups as CSV, with one row for each number. In a study with visits,
 * the order is the order of the first visit. */
export function listCsv(document: ProtocolDocument): string {
  const protocol = protocolId(document);
  return csv(
    COLUMNS,
    numberedList(document).map(({ condition, row }, index) => {
      const steps = orderedSteps(
        contentAtFirst(document),
        condition,
        protocol,
        String(index + 1),
        row,
      );
      return {
        number: index + 1,
        assigned_condition: condition,
        row,
        step_order: steps.map(({ id }) => id).join(" "),
      };
    }),
  );
}
