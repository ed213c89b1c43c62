import type { ReadColumns } from "@/experiments/engine/contract/read-columns";

export const flankerReadColumns: ReadColumns = { needs: ["condition"] };
