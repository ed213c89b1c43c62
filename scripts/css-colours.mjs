/** The colour names of CSS Color 4 without `transparent` and the system colours. */
const NAMES = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
  brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue
  darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
  darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
  darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia
  gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo
  ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
  lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon
  mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
  navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
  rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);

const HEX = "#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])";
const FUNCTION = "(?<![\\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(";
const WORD = "(?<![\\w#.-])[a-z]+(?![\\w(.-])";

/** `property: value`, which in a style sheet is followed by ";" or "}", unlike a selector. */
const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g;

/** Properties whose values are names that the author made up, and may be the name of a colour. */
const NAMING_PROPERTY =
  /^(animation|container|content|counter|font|grid|transition|view-transition|will-change)/;

/** Attributes of SVG and HTML that take a colour. */
const COLOUR_ATTRIBUTE =
  /\b(?:fill|stroke|color|stopColor|floodColor|lightingColor)=\{?["'`]([a-z]+)["'`]/gi;

/** @typedef {{ colour: string, index: number }} RawColour */

/**
 * Returns the raw colours in a style sheet whose comments are blank.
 *
 * @param {string} css
 * @returns {RawColour[]}
 */
export function rawColoursInCss(css) {
  const anyColour = new RegExp(`${HEX}|${FUNCTION}|${WORD}`, "gi");
  return [...css.matchAll(DECLARATION)].flatMap(({ 0: whole, 1: property, 2: value, index }) => {
    if (property === undefined || value === undefined || NAMING_PROPERTY.test(property)) return [];
    const start = index + whole.length - value.length;
    return [...value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, blank).matchAll(anyColour)]
      .filter(([found]) => !/^[a-z]+$/i.test(found) || NAMES.has(found.toLowerCase()))
      .map((found) => ({ colour: found[0], index: start + found.index }));
  });
}

/**
 * Returns the raw colours in the strings of a component whose comments are blank.
 *
 * @param {string} tsx
 * @returns {RawColour[]}
 */
export function rawColoursInTsx(tsx) {
  const hexString = new RegExp(`(?<!href=)(["'\`])(${HEX})\\1`, "gi");
  const functionInString = new RegExp(`(?<=["'\`][^"'\`\\n]*)${FUNCTION}`, "gi");
  return [
    ...[...tsx.matchAll(hexString)].map((found) => ({ colour: found[2], index: found.index })),
    ...[...tsx.matchAll(functionInString)].map(({ 0: colour, index }) => ({ colour, index })),
    ...[...tsx.matchAll(COLOUR_ATTRIBUTE)]
      .filter(([, name = ""]) => NAMES.has(name.toLowerCase()))
      .map((found) => ({ colour: found[1], index: found.index })),
  ].map(({ colour = "", index }) => ({ colour, index }));
}

/**
 * Returns as many spaces as the text has characters, so that positions stay what they are.
 *
 * @param {string} text
 * @returns {string}
 */
export function blank(text) {
  return text.replace(/[^\n]/g, " ");
}
