declare module "saxen" {
  /** A parser that calls a function for each part of an XML text. `decode` resolves entities. */
  export class Parser {
    on(
      name: "openTag",
      call: (
        element: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(name: "closeTag", call: (element: string) => void): this;
    on(name: "text", call: (text: string, decode: (text: string) => string) => void): this;
    on(name: "cdata", call: (text: string) => void): this;
    on(name: "error", call: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
