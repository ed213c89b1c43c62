import type { ReadColumns } from "@/experiments/engine/contract/read-columns";

export const stroopReadColumns: ReadColumns = { needs: ["condition"] };
