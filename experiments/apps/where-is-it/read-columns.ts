import type { ReadColumns } from "@/experiments/engine/contract/read-columns";
import { coordinatesOf } from "./outcome";

export const whereIsItReadColumns: ReadColumns = {
  needs: ["stimulus"],
  forms: { response: (text) => coordinatesOf(text) !== null },
};
