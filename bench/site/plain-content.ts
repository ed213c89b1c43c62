import { JSDOM } from "jsdom";
import { withPlainPictures } from "./lazy-pictures";
import type { ContentNode, LayoutContent } from "./plain-next/components/content-node";

const ELEMENT = 1;
const TEXT = 3;

const WITHOUT_CONTENT = /^(script|noscript|template|style|link|meta)$/;

/** The search of the portfolio. The plain site implements this search with a separate component. */
const REPLACED = "main search, main [role=search]";

const attributesOf = (element: Element | null | undefined): Record<string, string> =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

/** Returns the content of a DOM node as a tree. The tree is empty if the node is not content. */
function contentOf(node: Node): ContentNode[] {
  if (node.nodeType === TEXT) return [node.textContent ?? ""];
  if (node.nodeType !== ELEMENT) return [];
  const element = node as Element;
  if (WITHOUT_CONTENT.test(element.localName) || element.matches(REPLACED)) return [];
  const children = [...element.childNodes].flatMap(contentOf);
  return [{ tag: element.localName, attributes: attributesOf(element), children }];
}

const onlyContent = (element: Element | null): ContentNode =>
  (element ? contentOf(element)[0] : undefined) ?? "";

/** Returns the content of an exported page: its main part, its metadata, and the layout around the main part. */
export function plainContent(html: string): {
  main: ContentNode[];
  metadata: { title: string; description: string };
  layout: LayoutContent;
} {
  const { document } = new JSDOM(withPlainPictures(html)).window;
  const main = document.querySelector("main");
  return {
    main: main ? contentOf(main) : [],
    metadata: {
      title: document.title,
      description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    },
    layout: {
      lang: document.documentElement.lang,
      className: document.documentElement.className,
      shell: attributesOf(main?.parentElement),
      header: onlyContent(document.querySelector("header")),
      footer: onlyContent(document.querySelector("footer")),
    },
  };
}
