/** The destination of messages, if the operator has configured one (docs/environment.md). */
export type ContactEndpoint = { url: string; credentials: "include" | "omit" };

/**
 * Returns the configured endpoint; null if the operator has not configured an endpoint. If null, the page does not send
 * messages. The build checks the values and allows the endpoint's origin in the policy (scripts/build/environment.ts).
 */
export function contactEndpoint(): ContactEndpoint | null {
  // Next replaces the text `process.env.X` by its value, so `process.env` must not be destructured.
  const url = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  const credentials = process.env.NEXT_PUBLIC_CONTACT_CREDENTIALS;
  return url ? { url, credentials: credentials === "include" ? "include" : "omit" } : null;
}
