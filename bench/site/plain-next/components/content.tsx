import Image from "next/image";
import Link from "next/link";
import { createElement, Fragment, type ReactNode } from "react";
import { propsOf } from "./attributes";
import type { ContentNode } from "./content-node";

/** The paths of the existing pages. A link to any other path of the same host becomes an ordinary link. */
const PAGES = /^\/(about|cgu|contact|portfolio|study)?([?#].*)?$/;

/** The elements that a component replaces, keyed by their name. */
export type Parts = Record<string, (node: Exclude<ContentNode, string>) => ReactNode>;

/** Displays the content of an exported page with the links and pictures of Next. */
export function Content({ nodes, parts = {} }: { nodes: readonly ContentNode[]; parts?: Parts }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the content never changes
    <Fragment key={index}>{rendered(node, parts)}</Fragment>
  ));
}

function rendered(node: ContentNode, parts: Parts): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  const part = parts[tag];
  if (part) return part(node);
  const props = propsOf(tag, attributes);
  const inner = children.length > 0 ? <Content nodes={children} parts={parts} /> : undefined;
  const { href = "", src, width, height, alt = "" } = attributes;
  if (tag === "a" && PAGES.test(href))
    return (
      <Link {...props} href={href}>
        {inner}
      </Link>
    );
  if (tag === "img" && src && width && height)
    return (
      <Image
        className={attributes.class}
        src={src}
        alt={alt}
        width={Number(width)}
        height={Number(height)}
      />
    );
  return createElement(tag, props, inner);
}
