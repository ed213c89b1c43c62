import type { ReadColumns } from "@/experiments/engine/contract/read-columns";

export const miniIpipReadColumns: ReadColumns = { needs: ["condition", "stimulus"] };
