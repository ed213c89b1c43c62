import type { Direction } from "@/components/plots/arrow-row";
import type { FlankerParameters } from "./parameters";

type Keys = Pick<FlankerParameters, "leftKey" | "rightKey">;

/**
 * Returns the direction that each response key stands for, by key. The arrow keys always work in addition to the keys
 * of the parameters.
 */
export const keysOf = ({ leftKey, rightKey }: Keys): Readonly<Record<string, Direction>> => ({
  [leftKey]: "left",
  [rightKey]: "right",
  arrowleft: "left",
  arrowright: "right",
});
