import type { NetworkInterfaceInfo } from "node:os";

/**
 * The order in which addresses are offered: first the networks of homes and offices, last the networks that programs
 * for containers create, and addresses that a computer gives itself without a network.
 */
const ORDER = [/^192\.168\./, /^10\./, /^(?!172\.|169\.254\.)/, /^172\./, /^169\.254\./];

/**
 * Returns the origins at which the lab can be opened.
 *
 * @param host the address on which the server listens
 * @returns the origin for this computer, and the origins for other devices in the order in which they should be tried
 */
export function originsOf(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
  { scheme, host, port }: { scheme: "http" | "https"; host: string; port: number },
): { here: string; others: string[] } {
  const originOf = (name: string) =>
    new URL(`${scheme}://${name.includes(":") ? `[${name}]` : name}:${port}`).origin;
  if (/^(127\.|localhost$|::1$)/.test(host)) return { here: originOf(host), others: [] };
  if (host !== "0.0.0.0" && host !== "::")
    return { here: originOf(host), others: [originOf(host)] };
  const addresses = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  const rank = (address: string) => ORDER.findIndex((pattern) => pattern.test(address));
  const others = [...new Set(addresses)].sort((one, other) => rank(one) - rank(other));
  return { here: originOf("localhost"), others: others.map(originOf) };
}
