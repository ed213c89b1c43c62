import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/**
 * The number of 16-bit groups that identify three kinds of IPv6 network: the network of a household or phone, of a site
 * (such as a university), and of an internet provider.
 */
const [HOME_GROUPS, SITE_GROUPS, PROVIDER_GROUPS] = [4, 3, 2];

/** The sender of a request, in the format in which the limits count senders. */
export type Client = {
  /**
   * An IPv4 address, or the first 64 bits of an IPv6 address. A client with one address of such an IPv6 network can use
   * all addresses of the network.
   */
  address: string;
  /** The first 48 bits of an IPv6 address; absent for an IPv4 address. */
  site?: string;
  /** The region of the address. If there are too many addresses to count each address, the limits count regions. */
  region: string;
};

/**
 * Returns the client of a request. Each proxy appends the address of its client to the header. A client can forge the
 * entries in the header before those of the trusted proxies.
 *
 * @param proxies the number of trusted proxies
 */
export function clientOf({ headers, socket }: IncomingMessage, proxies: number): Client {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return parseAddress(named ?? "") ?? parseAddress(String(socket.remoteAddress)) ?? UNKNOWN;
}

const UNKNOWN: Client = { address: "", region: "" };

/** Parses an address with or without a port, brackets or a zone. Returns undefined if the text is not an address. */
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

/** Returns the eight 16-bit groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  // The last 32 bits may be written in the notation of an IPv4 address.
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
