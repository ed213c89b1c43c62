/** What tasks with the answers left and right share. */

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

type Keys = Readonly<Record<"leftKey" | "rightKey", string>>;

/** Returns the response that each key gives. The two keys in the parameters and the left and right arrow keys all work. */
export const sideKeys = ({ leftKey, rightKey }: Keys): Readonly<Record<string, Side>> => ({
  [leftKey]: "left",
  [rightKey]: "right",
  arrowleft: "left",
  arrowright: "right",
});

/** Returns the answers that the screen of a trial displays, with their keys. */
export const sideAnswers = ({ leftKey, rightKey }: Keys) =>
  [
    { response: "left", key: leftKey },
    { response: "right", key: rightKey },
  ] as const;

/** Returns the keys with their answers as instructions list them, such as “F left, J right”. */
export const sideKeyList = (
  { leftKey, rightKey }: Keys,
  labels: Readonly<Record<Side, string>>,
): string => `${leftKey.toUpperCase()} ${labels.left}, ${rightKey.toUpperCase()} ${labels.right}`;
