import { StatusError } from "@/components/shell/errors/page-error";
import { interpolate } from "@/lib/i18n/interpolate";

/**
 * The browser features that a run needs. Each feature has a function that checks it, keyed by the name of the feature.
 */
type Capabilities = Readonly<Record<string, () => boolean>>;

const FORM: Capabilities = { "crypto.getRandomValues": () => "crypto" in window };

const TIMED: Capabilities = {
  ...FORM,
  PointerEvent: () => "PointerEvent" in window,
  "AbortSignal.any": () => "any" in AbortSignal,
  requestAnimationFrame: () => "requestAnimationFrame" in window,
  "dialog element": () => "HTMLDialogElement" in window,
};

const MIDDLEWARE = new Map<string, Capabilities>([
  ["timed-capabilities", TIMED],
  ["form-capabilities", FORM],
]);

/**
 * Displays an error in place of the page if the browser lacks a feature (docs/specification.md, "Error catalogue").
 *
 * @throws StatusError 501 that names the missing capability; 500 for an unknown middleware
 */
export function runMiddleware(name: string, message: string) {
  const needed = MIDDLEWARE.get(name);
  if (!needed) throw new StatusError(500, `Unknown middleware ${name}`);
  // The function does nothing outside a browser. The development server also renders URLs with a query, but only a
  // browser can check its own features.
  if (typeof window === "undefined") return;
  const missing = Object.entries(needed).find(([, isThere]) => !isThere());
  if (missing) throw new StatusError(501, interpolate(message, { capability: missing[0] }));
}
