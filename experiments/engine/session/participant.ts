/** The identifiers of a participant in the URL (docs/methods.md, "Recruitment and receivers"). */
export type Participant = {
  prolificPid: string | null;
  studyId: string | null;
  sessionId: string | null;
};

const LARGEST_SEED = 2 ** 32 - 1;

/** The participant of a single run whose URL does not contain identifiers. */
export const NOBODY: Participant = { prolificPid: null, studyId: null, sessionId: null };

/** The maximum number of earlier sessions of a participant that the events of a new session name. */
export const MOST_AGAIN = 5;

/** Returns the seed in a URL, a whole number below 2^32; null if the URL does not contain a valid seed. */
export function seedOf(query: URLSearchParams): number | null {
  const value = query.get("seed");
  if (value === null || !/^\d{1,10}$/.test(value)) return null;
  const seed = Number(value);
  return seed <= LARGEST_SEED ? seed : null;
}

/**
 * Returns the URL to which the participant returns after the run. To prevent open redirects, the return URL must use
 * https and a listed host (with its port, if the port is not the default), and must not contain a user name. The result
 * is null for any other URL (docs/methods.md, "Recruitment and receivers").
 */
export function returnAddressOf(query: URLSearchParams, hosts: readonly string[]): string | null {
  const value = query.get("return");
  if (value === null || !URL.canParse(value)) return null;
  const { protocol, host, username, password, href } = new URL(value);
  const isAllowed = protocol === "https:" && hosts.includes(host) && !username && !password;
  return isAllowed ? href : null;
}

/** Returns the allowed hosts of return URLs. The build reads and validates this list (docs/environment.md). */
export function returnHosts(): string[] {
  return (process.env.NEXT_PUBLIC_RETURN_HOSTS ?? "").split(",").filter((host) => host !== "");
}
