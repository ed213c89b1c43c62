/** A piece of a page of `out/`, as text or as an element. */
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
