import { isWhole, type ReadColumns } from "@/experiments/engine/contract/read-columns";

const isSquares = (text: string) => /^\d{1,3}(?:-\d{1,3})*$/.test(text);

export const spatialSpanReadColumns: ReadColumns = {
  needs: ["condition"],
  forms: { condition: isWhole, stimulus: isSquares, response: isSquares },
};
