import { Parser } from "saxen";

/**
 * The functions that receive the parts of an XML text. Names come without the prefix of a namespace, and entities in
 * texts are decoded.
 */
export type XmlCalls = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
};

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Calls a function for each element and text of an XML text.
 * @returns false if the text is not XML
 */
export function readXml(xml: string, { open, text, close }: XmlCalls): boolean {
  let isXml = true;
  const parser = new Parser();
  parser
    .on("openTag", (name, attributes, decode) => {
      if (!open) return;
      const decoded = Object.entries(attributes()).map(
        ([key, value]) => [local(key), decode(value)] as const,
      );
      open(local(name), Object.fromEntries(decoded));
    })
    .on("text", (value, decode) => text?.(decode(value)))
    .on("cdata", (value) => text?.(value))
    .on("closeTag", (name) => close?.(local(name)))
    .on("error", () => {
      isXml = false;
    });
  try {
    parser.parse(xml);
  } catch {
    return false;
  }
  return isXml;
}
