/**
 * Display preferences of the visitor, stored on the device under one key once a control has been used. The terms page
 * lists and erases them.
 */
export const PREFERENCES_KEY = "protocole:display";

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Percent of the browser's own text size; WCAG 1.4.4 requires 200. */
export const TEXT_SIZES = ["100", "125", "150", "200"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export type Preferences = { scheme: Scheme; textSize: TextSize };
export const DEFAULT_PREFERENCES: Preferences = { scheme: "system", textSize: "100" };

/** docs/specification.md, "Business constants and limits". */
export const VIEWPORT_MAXIMUM_SCALE = 1.5;
/** Maximum scale with larger text, which allows more pinch zoom (docs/design.md, "Generic behaviours"). */
export const VIEWPORT_RELAXED_SCALE = 5;

/** Parses a stored value; anything missing, unknown or not JSON becomes the default. */
export function parsePreferences(stored: string | null): Preferences {
  let value: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    value = Object(JSON.parse(stored ?? "{}"));
  } catch {
    // Another program wrote under our key: the defaults apply until the visitor chooses again.
  }
  return {
    scheme: SCHEMES.find((scheme) => scheme === value.scheme) ?? DEFAULT_PREFERENCES.scheme,
    textSize: TEXT_SIZES.find((size) => size === value.textSize) ?? DEFAULT_PREFERENCES.textSize,
  };
}

/** Matches the script below: only a value other than the default gets an attribute. */
const marked = (values: readonly string[], usual: string) =>
  `/^(${values.filter((value) => value !== usual).join("|")})$/`;

/**
 * Applies the stored preferences in the script in `<head>` (head-script.ts), before the first paint, so that no other
 * scheme or text size flashes.
 */
export const PREFERENCES_SCRIPT = `try{const p=JSON.parse(localStorage.getItem(${JSON.stringify(PREFERENCES_KEY)})||"{}"),d=document.documentElement.dataset;if(${marked(SCHEMES, DEFAULT_PREFERENCES.scheme)}.test(p.scheme))d.scheme=p.scheme;if(${marked(TEXT_SIZES, DEFAULT_PREFERENCES.textSize)}.test(p.textSize))d.textSize=p.textSize}catch{}`;
