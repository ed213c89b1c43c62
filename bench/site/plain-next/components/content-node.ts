/** A node of the content of an exported page: a text or an element. */
export type ContentNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: ContentNode[] };

/** The shared layout of all pages: the elements around a page's main part. */
export type LayoutContent = {
  lang: string;
  className: string;
  shell: Record<string, string>;
  header: ContentNode;
  footer: ContentNode;
};
