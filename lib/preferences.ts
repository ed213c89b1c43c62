/**
 * Display preferences of the visitor. When the visitor first uses a control, the preferences are stored on the device
 * under one key. The terms page lists the preferences and can erase them.
 */
export const PREFERENCES_KEY = "protocole:display";

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The available text sizes, in percent of the browser's own text size. WCAG 1.4.4 requires 200. */
export const TEXT_SIZES = ["100", "125", "150", "200"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export type Preferences = { scheme: Scheme; textSize: TextSize };
export const DEFAULT_PREFERENCES: Preferences = { scheme: "system", textSize: "100" };

/** The maximum zoom scale (docs/specification.md, "Business constants and limits"). */
export const VIEWPORT_MAXIMUM_SCALE = 1.5;
/**
 * The maximum zoom scale if the visitor has chosen larger text. It allows more pinch zoom than the default
 * (docs/design.md, "Generic behaviours").
 */
export const VIEWPORT_RELAXED_SCALE = 5;

/** Parses a stored value. Every part that is missing, unknown or not JSON gets its default. */
export function parsePreferences(stored: string | null): Preferences {
  let value: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    value = Object(JSON.parse(stored ?? "{}"));
  } catch {
    // Another program has written a value under the key of the site. The defaults apply until the visitor makes a
    // choice.
  }
  return {
    scheme: SCHEMES.find((scheme) => scheme === value.scheme) ?? DEFAULT_PREFERENCES.scheme,
    textSize: TEXT_SIZES.find((size) => size === value.textSize) ?? DEFAULT_PREFERENCES.textSize,
  };
}

/** Writes attributes as the script below does: only for values that differ from their default. */
const marked = (values: readonly string[], usual: string) =>
  `/^(${values.filter((value) => value !== usual).join("|")})$/`;

/**
 * The script in `<head>` that applies the stored preferences before the first paint (head-script.ts). Without this
 * script, another colour scheme or text size would be visible for a moment.
 */
export const PREFERENCES_SCRIPT = `try{const p=JSON.parse(localStorage.getItem(${JSON.stringify(PREFERENCES_KEY)})||"{}"),d=document.documentElement.dataset;if(${marked(SCHEMES, DEFAULT_PREFERENCES.scheme)}.test(p.scheme))d.scheme=p.scheme;if(${marked(TEXT_SIZES, DEFAULT_PREFERENCES.textSize)}.test(p.textSize))d.textSize=p.textSize}catch{}`;
