/** Destination of messages, if the operator has configured one (docs/environment.md). */
export type ContactEndpoint = { url: string; credentials: "include" | "omit" };

/**
 * Returns the configured endpoint, or null: then the page does not send messages. The build checks the values and
 * allows the endpoint's origin in the policy (scripts/build/environment.ts).
 */
export function contactEndpoint(): ContactEndpoint | null {
  // Next inlines `process.env.X`; do not destructure.
  const url = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  const credentials = process.env.NEXT_PUBLIC_CONTACT_CREDENTIALS;
  return url ? { url, credentials: credentials === "include" ? "include" : "omit" } : null;
}
