import type { Direction } from "@/components/plots/arrow-row";
import type { SimonParameters } from "./parameters";

type Keys = Pick<SimonParameters, "leftKey" | "rightKey">;

/**
 * Returns the response that each key gives. The two keys in the parameters and the left and right arrow keys all work.
 */
export const keysOf = ({ leftKey, rightKey }: Keys): Readonly<Record<string, Direction>> => ({
  [leftKey]: "left",
  [rightKey]: "right",
  arrowleft: "left",
  arrowright: "right",
});
