import { isWhole, type ReadColumns } from "@/experiments/engine/contract/read-columns";
import { isSequence } from "@/experiments/engine/span/span-trial";

export const digitSpanReadColumns: ReadColumns = {
  needs: ["condition"],
  forms: { condition: isWhole, stimulus: isSequence, response: isSequence },
};
