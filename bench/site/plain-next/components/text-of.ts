import type { ContentNode } from "./content-node";

/** Returns the text of a content node without its elements. */
export const textOf = (node: ContentNode): string =>
  typeof node === "string" ? node : node.children.map(textOf).join(" ");

/** Returns the elements that have a given name inside a content node, outermost first. */
export function elementsIn(node: ContentNode, tag: string): Exclude<ContentNode, string>[] {
  if (typeof node === "string") return [];
  const inner = node.children.flatMap((child) => elementsIn(child, tag));
  return node.tag === tag ? [node, ...inner] : inner;
}
