import { isWhole, type ReadColumns } from "@/experiments/engine/contract/read-columns";

export const elevenTwentyReadColumns: ReadColumns = {
  needs: ["stimulus"],
  forms: { stimulus: isWhole },
};
