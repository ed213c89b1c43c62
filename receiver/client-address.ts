import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/** Groups of 16 bits that identify an IPv6 network: the network of one household or phone, and the network of a site. */
const [HOME_GROUPS, SITE_GROUPS, PROVIDER_GROUPS] = [4, 3, 2];

/** The sender of a request, as limits count it. */
export type Client = {
  /** An IPv4 address, or the first 64 bits of an IPv6 address: a client with one address of that network has all of them. */
  address: string;
  /** The first 48 bits of an IPv6 address; absent for IPv4. */
  site?: string;
  /** The region of its address, used when there are too many addresses to count each. */
  region: string;
};

/**
 * Returns the client of a request. Each proxy appends the address of its client; clients can forge earlier entries.
 *
 * @param proxies number of trusted proxies
 */
export function clientOf({ headers, socket }: IncomingMessage, proxies: number): Client {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return parseAddress(named ?? "") ?? parseAddress(String(socket.remoteAddress)) ?? UNKNOWN;
}

const UNKNOWN: Client = { address: "", region: "" };

/** Parses an address with or without a port, brackets or a zone; undefined if it is not an address. */
function parseAddress(text: string): Client | undefined {
  const bare = text.trim().replace(/^"|"$/g, "");
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? [];
  const [address = ""] = (inBrackets ?? bare).split("%");
  const [, v4 = address] = /^([\d.]+):\d+$/.exec(address) ?? [];
  if (isIPv4(v4)) return { address: v4, region: v4.split(".", 2).join(".") };
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return parseAddress([high >> 8, high & 255, low >> 8, low & 255].join("."));
  }
  const network = (count: number) =>
    `${groups
      .slice(0, count)
      .map((each) => each.toString(16))
      .join(":")}::/${count * 16}`;
  return {
    address: network(HOME_GROUPS),
    site: network(SITE_GROUPS),
    region: network(PROVIDER_GROUPS),
  };
}

/** The eight numbers of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  // The last 32 bits may be written as an IPv4 address.
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = "", after] = hexadecimal.split("::");
  const numbers = (part: string) =>
    part === "" ? [] : part.split(":").map((each) => Number.parseInt(each, 16));
  const [head, tail] = [numbers(before), numbers(after ?? "")];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
