import type { ContentNode } from "./content-node";

/** The text of a piece of content without its elements. */
export const textOf = (node: ContentNode): string =>
  typeof node === "string" ? node : node.children.map(textOf).join(" ");

/** The elements of a name in a piece of content, outermost first. */
export function elementsIn(node: ContentNode, tag: string): Exclude<ContentNode, string>[] {
  if (typeof node === "string") return [];
  const inner = node.children.flatMap((child) => elementsIn(child, tag));
  return node.tag === tag ? [node, ...inner] : inner;
}
