import { type LinkFault, readLinkHash } from "./link";
import type { Person } from "./participation";
import type { ProtocolDocument } from "./schema";

/** What an address asks for: a document in its link, a published one by name, or nothing of this kind. */
export type Asked =
  | { kind: "text"; text: string }
  | { kind: "fault"; fault: LinkFault }
  | { kind: "name"; name: string }
  | null;

const PUBLISHED_NAME = /^[a-z][a-z0-9-]{0,63}$/;

/** The parts of an address behind `#`, which are written as a query is. */
const behindHash = (hash: string) => hash.replace(/^#/, "").split("&");

/** Returns the part behind `#` that holds a document, with its `#`; empty where there is none. */
function linkPart(hash: string): string {
  const part = behindHash(hash).find((each) => each.startsWith("p="));
  return part ? `#${part}` : "";
}

/** Returns what the query and the part behind `#` ask for. A document in the query is read as one behind `#`. */
export function askedOf(query: URLSearchParams, hash: string): Asked {
  const name = query.get("p");
  const link = linkPart(hash) || (name?.includes(".") ? `#p=${name}` : "");
  if (link) {
    const read = readLinkHash(link);
    if (!read) return null;
    return "text" in read
      ? { kind: "text", text: read.text }
      : { kind: "fault", fault: read.fault };
  }
  if (name === null) return null;
  return PUBLISHED_NAME.test(name) ? { kind: "name", name } : { kind: "fault", fault: "cutOff" };
}

/**
 * Returns the address with a document of its query behind `#` instead, where it reaches no log; null where there is
 * none in the query.
 */
export function movedBehindHash({ pathname, search, hash }: URL): string | null {
  const query = new URLSearchParams(search);
  const held = query.get("p");
  if (!held?.includes(".")) return null;
  query.delete("p");
  const rest = query.toString();
  const others = behindHash(hash).filter((part) => part !== "" && !part.startsWith("p="));
  return `${pathname}${rest && `?${rest}`}#${[`p=${held}`, ...others].join("&")}`;
}

const IDENTIFIER = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns what an address says of a person in a study, on both sides of `#`; what is malformed is as if absent. */
export function personOf(
  query: URLSearchParams,
  hash: string,
  { delivery, conditions }: Pick<ProtocolDocument, "delivery" | "conditions">,
): Person {
  const behind = new URLSearchParams(
    behindHash(hash)
      .filter((part) => !part.startsWith("p="))
      .join("&"),
  );
  const given = (name: string) => query.get(name) ?? behind.get(name);
  const named = (delivery?.ids ?? []).map((name) => {
    const value = given(name);
    return [name, value !== null && IDENTIFIER.test(value) ? value : null];
  });
  const asked = given("condition");
  const condition = conditions?.find((each) => each === asked) ?? null;
  return { ids: Object.fromEntries(named), condition };
}
