/** Where messages are sent, if the operator has configured it (README.md). */
export type ContactEndpoint = { url: string; credentials: "include" | "omit" };

/**
 * The configured endpoint, or null: then nothing is sent from the page. The values are checked at build
 * (scripts/build/environment.ts), where the policy gets the endpoint's origin too.
 */
export function contactEndpoint(): ContactEndpoint | null {
  // Next puts the values in place of these expressions, so they must stand here in full.
  const url = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  const credentials = process.env.NEXT_PUBLIC_CONTACT_CREDENTIALS;
  return url ? { url, credentials: credentials === "include" ? "include" : "omit" } : null;
}
