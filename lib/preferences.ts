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

/** Specification section 1. */
export const VIEWPORT_MAXIMUM_SCALE = 1.5;
/** Who asks for larger text on this site may also pinch further than the specification's scale. */
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

/**
 * The script that runs in `<head>` before the first paint, so that no other scheme or text size
 * flashes. It also mends an address with several leading slashes, on which Next's router would
 * throw (research, platform, part II, 3), and takes away a script that failed, so that webpack asks
 * for it again instead of waiting 120 s for what failed before it looked. Its hash is in the page's
 * Content-Security-Policy.
 */
export const PREFERENCES_SCRIPT = `(()=>{const l=location,d=document.documentElement;if(/^\\/\\//.test(l.pathname))history.replaceState(null,"",l.pathname.replace(/^\\/+/,"/")+l.search+l.hash);d.dataset.scripts="on";addEventListener("error",e=>{const f=e.target.src||e.filename;for(const s of document.scripts)if(f&&s.src===f)s.remove()},true);try{const p=JSON.parse(localStorage.getItem(${JSON.stringify(PREFERENCES_KEY)})||"{}");if(/^(light|dark)$/.test(p.scheme))d.dataset.scheme=p.scheme;if(/^(125|150|200)$/.test(p.textSize))d.dataset.textSize=p.textSize}catch{}})()`;
