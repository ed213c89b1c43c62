import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { type PersonalLink, personalPart } from "@/experiments/study/participation/personal-link";

/**
 * Returns the URL of a personal link: the URL of the study without identifiers, with the link after `#`.
 * @param here the URL at which the study runs
 */
export function personalAddress(
  link: PersonalLink,
  content: ProtocolDocument,
  { href, search, hash }: Pick<Location, "href" | "search" | "hash">,
): string {
  // The origin of a page from a disk is not part of its URL.
  const page = href.split(/[?#]/)[0] ?? "";
  const named = new URLSearchParams(search).get("p");
  const behind = hash
    .replace(/^#/, "")
    .split(/[&?#]/)
    .find((part) => part.startsWith("p="));
  const document = behind ?? (named?.includes(".") ? `p=${named}` : null);
  const name = document === null && named !== null ? `?p=${encodeURIComponent(named)}` : "";
  const parts = [...(document === null ? [] : [document]), personalPart(link, content)];
  return `${page}${name}#${parts.join("&")}`;
}

/**
 * Returns the part of the current URL after `#`, with a personal link in place of the name of a visit. Identifiers in the
 * URL remain.
 */
export function hashWithLink(
  link: PersonalLink,
  content: ProtocolDocument,
  { hash }: Pick<Location, "hash">,
): string {
  const others = hash
    .replace(/^#/, "")
    .split("&")
    .filter((part) => part !== "" && !part.startsWith("visit="));
  return `#${[...others, personalPart(link, content)].join("&")}`;
}
