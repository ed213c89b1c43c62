import { StatusError } from "@/components/shell/errors/page-error";

/** What a gate may look at: the address being shown. */
export type GateContext = { pathname: string; query: URLSearchParams };

/** Runs before a page shows; throws to stop it. */
export type Middleware = (context: GateContext) => void;

export type PageGate = {
  /** False shows the 404 page (docs/specification.md, "Validation rules"). */
  validate?: (context: GateContext) => boolean;
  /** Names of middleware, run in order before the validity check. */
  middleware?: readonly string[];
};

/**
 * Passes an address through a page's gate.
 * @returns "open", or "not-found" when the page's validity check returned false
 * @throws StatusError 500 `Unknown middleware {name}`, or what a middleware or the check threw
 */
export function passGate(
  gate: PageGate,
  context: GateContext,
  known: Readonly<Record<string, Middleware>>,
): "open" | "not-found" {
  for (const name of gate.middleware ?? []) {
    const run = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!run) throw new StatusError(500, `Unknown middleware ${name}`);
    run(context);
  }
  return gate.validate?.(context) === false ? "not-found" : "open";
}
