import MagicString from "magic-string";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type NewElement = {
  /** The name of the element, in lower case. */
  name: string;
  attributes: Record<string, string>;
  /** The content of a script or style element. It is empty for other elements. */
  text: string;
};

/** An element of a page, with its positions in the source of the page. */
export type PageElement = NewElement & {
  start: number;
  /** The position after the start tag. */
  openEnd: number;
  /** The position before the end tag. If the element has no end tag, the position after the element. */
  closeStart: number;
  end: number;
};

/**
 * An exported page. It is parsed once, changed by the build steps, and written once. The bytes that no step changes
 * remain the same.
 */
export class HtmlPage {
  /** The path of the page in out/. */
  readonly file: string;
  readonly #source: MagicString;
  #elements: PageElement[] | undefined;

  constructor(file: string, html: string) {
    this.file = file;
    this.#source = new MagicString(html);
  }

  get html(): string {
    return this.#source.toString();
  }

  /** The elements of the page in the order of the source, including elements that the build has inserted. */
  get elements(): readonly PageElement[] {
    this.#elements ??= elementsOf(this.#source.original);
    return this.#elements;
  }

  /** Returns the first element with this name. */
  find(name: string): PageElement | undefined {
    return this.elements.find((element) => element.name === name);
  }

  /** Returns the start tag of an element as the source contains it. */
  tagOf({ start, openEnd }: PageElement): string {
    return this.#source.original.slice(start, openEnd);
  }

  replace(element: PageElement, markup: string) {
    this.#source.update(element.start, element.end, markup);
    this.#elements = this.elements.filter((each) => each !== element);
  }

  remove(elements: readonly PageElement[]) {
    for (const { start, end } of elements) this.#source.remove(start, end);
    this.#elements = this.elements.filter((each) => !elements.includes(each));
  }

  /** Adds an attribute without a value to an element, before its other attributes. */
  mark(element: PageElement, attribute: string) {
    element.attributes[attribute] = "";
    this.#source.appendLeft(element.start + "<".length + element.name.length, ` ${attribute}=""`);
  }

  insertBefore(element: PageElement, added: NewElement) {
    this.#source.appendRight(element.start, markupOf(added));
    this.#list(added, element.start, this.elements.indexOf(element));
  }

  insertAfterTag(element: PageElement, added: NewElement) {
    this.#source.appendLeft(element.openEnd, markupOf(added));
    this.#list(added, element.openEnd, this.elements.indexOf(element) + 1);
  }

  /** Inserts an element at the end of the page's last element, such as the body. */
  append(parent: PageElement, added: NewElement) {
    this.#source.appendRight(parent.closeStart, markupOf(added));
    this.#list(added, parent.closeStart, this.elements.length);
  }

  /** Moves elements to the beginning of another element. */
  moveInto(parent: PageElement, moved: readonly PageElement[]) {
    for (const { start, end } of moved) this.#source.move(start, end, parent.openEnd);
    const rest = this.elements.filter((each) => !moved.includes(each));
    this.#elements = rest.toSpliced(rest.indexOf(parent) + 1, 0, ...moved);
  }

  #list(added: NewElement, at: number, index: number) {
    const position = { start: at, openEnd: at, closeStart: at, end: at };
    this.#elements = this.elements.toSpliced(index, 0, { ...added, ...position });
  }
}

/**
 * The texts and values need no escaping. The build generates them, the texts contain no end tag, and the values contain
 * no quotes.
 */
function markupOf({ name, attributes, text }: NewElement) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const tag = `<${name}${written.join("")}`;
  return name === "meta" ? `${tag}/>` : `${tag}>${text}</${name}>`;
}

/** Scripts are disabled in the parser. The content of <noscript> is then also parsed as elements. */
function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    // The parser adds elements that the source does not contain. Such elements have no position.
    const at = "tagName" in node ? node.sourceCodeLocation : undefined;
    if (at && "tagName" in node)
      found.push({
        name: node.tagName.toLowerCase(),
        attributes: Object.fromEntries(
          node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
        ),
        text: /^(script|style)$/.test(node.tagName) ? textOf(node) : "",
        start: at.startOffset,
        openEnd: at.startTag?.endOffset ?? at.endOffset,
        closeStart: at.endTag?.startOffset ?? at.endOffset,
        end: at.endOffset,
      });
    if ("childNodes" in node) node.childNodes.forEach(visit);
    if ("content" in node) visit(node.content);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found.sort((one, other) => one.start - other.start);
}

const textOf = ({ childNodes }: DefaultTreeAdapterTypes.Element) =>
  childNodes.map((child) => ("value" in child ? child.value : "")).join("");
