import { isWhole, type ReadColumns } from "@/experiments/engine/contract/read-columns";

export const simpleRtReadColumns: ReadColumns = { needs: [], forms: { stimulus: isWhole } };
