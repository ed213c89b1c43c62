import type { Direction } from "@/components/plots/arrow-row";
import type { FlankerParameters } from "./parameters";

type Keys = Pick<FlankerParameters, "leftKey" | "rightKey">;

/** Returns the direction of each response key. The arrow keys always work, too. */
export const keysOf = ({ leftKey, rightKey }: Keys): Readonly<Record<string, Direction>> => ({
  [leftKey]: "left",
  [rightKey]: "right",
  arrowleft: "left",
  arrowright: "right",
});
