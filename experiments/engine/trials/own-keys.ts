/** Keys whose meaning does not depend on the layout or the input method, keyed by `KeyboardEvent.code`. */
export const OWN_KEYS: Readonly<Record<string, string>> = {
  Space: " ",
  Enter: "enter",
  NumpadEnter: "enter",
};

/** Returns whether a key press is Enter or Space, the keys that press a button. */
export const pressesButton = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): boolean =>
  key === " " || key === "Enter" || code in OWN_KEYS;
