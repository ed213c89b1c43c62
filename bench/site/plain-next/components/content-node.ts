/** A piece of a page of `out/`, as its text or as an element. */
export type ContentNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: ContentNode[] };

/** What all pages share: the elements around a page's main part. */
export type LayoutContent = {
  lang: string;
  className: string;
  shell: Record<string, string>;
  header: ContentNode;
  footer: ContentNode;
};
