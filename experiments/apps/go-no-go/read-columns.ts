import type { ReadColumns } from "@/experiments/engine/contract/read-columns";

export const goNoGoReadColumns: ReadColumns = { needs: ["condition"] };
