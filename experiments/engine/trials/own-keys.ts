/** Keys that stand for themselves whatever a layout or an input method makes of them, by their place. */
export const OWN_KEYS: Readonly<Record<string, string>> = {
  Space: " ",
  Enter: "enter",
  NumpadEnter: "enter",
};

/** Whether a press is of Enter or Space, which press a button. */
export const pressesButton = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): boolean =>
  key === " " || key === "Enter" || code in OWN_KEYS;
