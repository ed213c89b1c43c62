import type { ReadColumns } from "@/experiments/engine/contract/read-columns";

export const lotteryChoiceReadColumns: ReadColumns = { needs: ["condition"] };
