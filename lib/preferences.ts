/**
 * How the visitor wants pages displayed, kept on the device under one key from the moment a control is
 * used. The terms page lists it and erases it.
 */
export const PREFERENCES_KEY = "protocole:display";

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Percent of the browser's own text size; 200 is what WCAG 1.4.4 asks for. */
export const TEXT_SIZES = ["100", "125", "150", "200"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export type Preferences = { scheme: Scheme; textSize: TextSize };
export const DEFAULT_PREFERENCES: Preferences = { scheme: "system", textSize: "100" };

/** docs/specification.md, "Business constants and limits". */
export const VIEWPORT_MAXIMUM_SCALE = 1.5;
/** With larger text, pinch zoom goes further (docs/design.md, "Generic behaviours"). */
export const VIEWPORT_RELAXED_SCALE = 5;

/** Reads a stored value; whatever is missing, unknown or not JSON becomes the default. */
export function parsePreferences(stored: string | null): Preferences {
  let value: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    value = Object(JSON.parse(stored ?? "{}"));
  } catch {
    // Somebody else's text under our key: the defaults hold until the visitor chooses again.
  }
  return {
    scheme: SCHEMES.find((scheme) => scheme === value.scheme) ?? DEFAULT_PREFERENCES.scheme,
    textSize: TEXT_SIZES.find((size) => size === value.textSize) ?? DEFAULT_PREFERENCES.textSize,
  };
}

/** Matches what the script sets: each value but the default, which needs no mark. */
const marked = (values: readonly string[], usual: string) =>
  `/^(${values.filter((value) => value !== usual).join("|")})$/`;

/**
 * What the script in `<head>` (head-script.ts) does with a stored value, so that no other scheme or text
 * size flashes.
 */
export const PREFERENCES_SCRIPT = `try{const p=JSON.parse(localStorage.getItem(${JSON.stringify(PREFERENCES_KEY)})||"{}"),d=document.documentElement.dataset;if(${marked(SCHEMES, DEFAULT_PREFERENCES.scheme)}.test(p.scheme))d.scheme=p.scheme;if(${marked(TEXT_SIZES, DEFAULT_PREFERENCES.textSize)}.test(p.textSize))d.textSize=p.textSize}catch{}`;
