export type Tag = {
  /** In lower case. */
  name: string;
  /** Names in lower case, values without entities. */
  attributes: Record<string, string>;
  /** Position of "<" in the page. */
  start: number;
  /** Position after ">". */
  end: number;
  /** The content of a script or style element, otherwise empty. */
  text: string;
  /** Position after the end tag of a script or style element, otherwise `end`. */
  elementEnd: number;
};

/** Elements whose content is text for the HTML parser, so that a "<" in it starts no tag. */
const RAW_TEXT = new Set(["script", "style", "textarea", "title"]);

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\/[a-z][^>]*>|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const ENTITIES = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">" };

const decodeEntities = (value: string) =>
  value.replace(
    /&(?:amp|quot|#x27|lt|gt);/g,
    (entity) => ENTITIES[entity as keyof typeof ENTITIES],
  );

function parseAttributes(source: string) {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of source.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? "");
  }
  return attributes;
}

/**
 * Returns the start tags of a page in order. Comments and the text of scripts, which holds
 * markup-like strings in the page data of React, are passed over.
 */
export function parseTags(html: string): Tag[] {
  const tags: Tag[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [source, rawName, rawAttributes = ""] = match;
    if (rawName === undefined) continue;
    const name = rawName.toLowerCase();
    const end = match.index + source.length;
    const tag: Tag = {
      name,
      attributes: parseAttributes(rawAttributes),
      start: match.index,
      end,
      text: "",
      elementEnd: end,
    };
    if (RAW_TEXT.has(name)) {
      const rest = html.slice(end);
      const close = new RegExp(`</${name}(?:[\\s/][^>]*)?>`, "i").exec(rest);
      tag.text = close ? rest.slice(0, close.index) : rest;
      tag.elementEnd = close ? end + close.index + close[0].length : html.length;
      TOKEN.lastIndex = tag.elementEnd;
    }
    tags.push(tag);
  }
  return tags;
}
