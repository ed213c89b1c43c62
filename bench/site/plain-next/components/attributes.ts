/** The attributes that have a different name in React. All other attributes have the same name. */
const NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  datetime: "dateTime",
  colspan: "colSpan",
  rowspan: "rowSpan",
  hreflang: "hrefLang",
  autocomplete: "autoComplete",
  maxlength: "maxLength",
  enterkeyhint: "enterKeyHint",
  spellcheck: "spellCheck",
  srcset: "srcSet",
  fetchpriority: "fetchPriority",
  enctype: "encType",
  readonly: "readOnly",
  value: "defaultValue",
  checked: "defaultChecked",
};

const BOOLEAN = /^(hidden|disabled|required|checked|readonly|multiple|open|inert)$/;

/** The attributes that only the code of the original page sets. The plain site leaves them out. */
const LEFT_OUT = /^(style|selected|on.*)$/;

/** Converts the attributes of an HTML element to the props of the same element in React. */
export function propsOf(tag: string, attributes: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(attributes).filter(([name]) => !LEFT_OUT.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const isFixedValue = name === "value" && !/^(input|textarea|select)$/.test(tag);
      const prop = isFixedValue ? name : (NAMES[name] ?? name);
      return [prop, BOOLEAN.test(name) ? true : value];
    }),
  );
}
