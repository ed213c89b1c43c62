import type { ReadColumns } from "@/experiments/engine/contract/read-columns";

export const simonReadColumns: ReadColumns = { needs: ["condition"] };
