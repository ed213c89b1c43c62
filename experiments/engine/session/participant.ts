/** The identifiers in the query (docs/methods.md, "Recruitment and receivers"). */
export type Participant = {
  prolificPid: string | null;
  studyId: string | null;
  sessionId: string | null;
};

const LARGEST_SEED = 2 ** 32 - 1;

/** Who takes part in a run by itself where the address names nobody. */
export const NOBODY: Participant = { prolificPid: null, studyId: null, sessionId: null };

/** The seed that an address asks for (a whole number below 2^32), or null. */
export function seedOf(query: URLSearchParams): number | null {
  const value = query.get("seed");
  if (value === null || !/^\d{1,10}$/.test(value)) return null;
  const seed = Number(value);
  return seed <= LARGEST_SEED ? seed : null;
}

/**
 * Where the address asks to return to after the run: https, a host of the allow-list, no user name
 * and no port of its own; otherwise null, against open redirects
 * (docs/methods.md, "Recruitment and receivers").
 */
export function returnAddressOf(query: URLSearchParams, hosts: readonly string[]): string | null {
  const value = query.get("return");
  if (value === null || !URL.canParse(value)) return null;
  const { protocol, host, username, password, href } = new URL(value);
  const isAllowed = protocol === "https:" && hosts.includes(host) && !username && !password;
  return isAllowed ? href : null;
}

/** The hosts of the allow-list, as configured at build (README.md) and checked there. */
export function returnHosts(): string[] {
  return (process.env.NEXT_PUBLIC_RETURN_HOSTS ?? "").split(",").filter((host) => host !== "");
}
