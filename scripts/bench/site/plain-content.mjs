import { JSDOM } from "jsdom";
import { withPlainPictures } from "./lazy-pictures.mjs";

/** @typedef {import("./plain-next/components/content-node").ContentNode} ContentNode */
/** @typedef {import("./plain-next/components/content-node").FrameContent} FrameContent */

const ELEMENT = 1;
const TEXT = 3;

const WITHOUT_CONTENT = /^(script|noscript|template|style|link|meta)$/;

/** The search of the list, which the plain site has a part of its own for. */
const REPLACED = "main search, main [role=search]";

/**
 * Returns the content of an element as a tree.
 *
 * @param {Node} node
 * @returns {ContentNode[]} none for what is no content
 */
function contentOf(node) {
  if (node.nodeType === TEXT) return [node.textContent ?? ""];
  if (node.nodeType !== ELEMENT) return [];
  const element = /** @type {Element} */ (node);
  if (WITHOUT_CONTENT.test(element.localName) || element.matches(REPLACED)) return [];
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  const children = [...element.childNodes].flatMap(contentOf);
  return [{ tag: element.localName, attributes, children }];
}

/** @param {Element | null} element @returns {ContentNode} */
const onlyContent = (element) => (element ? contentOf(element)[0] : undefined) ?? "";

/**
 * Returns what a page of an export shows: its main part, its metadata, and the frame around it.
 *
 * @param {string} html
 * @returns {{ main: ContentNode[], metadata: { title: string, description: string },
 *   frame: FrameContent }}
 */
export function plainContent(html) {
  const { document } = new JSDOM(withPlainPictures(html)).window;
  const main = document.querySelector("main");
  const shell = main?.parentElement;
  return {
    main: main ? contentOf(main) : [],
    metadata: {
      title: document.title,
      description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    },
    frame: {
      lang: document.documentElement.lang,
      className: document.documentElement.className,
      shell: Object.fromEntries(
        [...(shell?.attributes ?? [])].map(({ name, value }) => [name, value]),
      ),
      header: onlyContent(document.querySelector("header")),
      footer: onlyContent(document.querySelector("footer")),
    },
  };
}
