import { UserError } from "../../terminal.mjs";

/**
 * A tile is drawn once, with one of these colour mixtures for each pixel. A colour scheme is a palette for the
 * mixtures. The proportions of sea, land, border and coast in a pixel add up to 1.
 */
type Mixture = readonly [sea: number, land: number, border: number, coast: number];
export type Colour = readonly [red: number, green: number, blue: number];

const SURFACES = ["sea", "land", "border", "coast"] as const;

/**
 * Sixteen mixtures, because a pixel has four bits. The first mixtures are pure colours, and the others are lines that
 * cover a fraction of a pixel.
 */
export const MIXTURES: readonly Mixture[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  ...[1 / 4, 1 / 2, 3 / 4].map((part) => [0, 1 - part, part, 0] as const),
  ...[1 / 5, 2 / 5, 3 / 5, 4 / 5].map((part) => [1 - part, 0, 0, part] as const),
  ...[1 / 5, 2 / 5, 3 / 5, 4 / 5].map((part) => [0, 1 - part, 0, part] as const),
  [1 / 2, 1 / 2, 0, 0],
];

/**
 * The colours of the picture from which tiles are cut. The channels of a colour are the proportions of land, border and
 * coast.
 */
export const DRAWN_IN = {
  sea: "#000000",
  land: "#ff0000",
  border: "#00ff00",
  coast: "#0000ff",
} as const;

/** The table needs only the upper four bits of each channel. */
const LOOKED_AT = 4;
const STEPS = 2 ** LOOKED_AT;

const NEAREST = Uint8Array.from({ length: STEPS ** 3 }, (_, key) => {
  const [land, border, coast] = [key >> (2 * LOOKED_AT), key >> LOOKED_AT, key].map(
    (bits) => (bits % STEPS) / (STEPS - 1),
  );
  const wanted = [land ?? 0, border ?? 0, coast ?? 0];
  const distances = MIXTURES.map(([, ...parts]) =>
    parts.reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
});

/**
 * Returns the index in `MIXTURES` of the mixture that is closest to a pixel.
 *
 * @param red the proportion of land, 0 to 255
 * @param green the proportion of border
 * @param blue the proportion of coast
 */
export function nearestMixture(red: number, green: number, blue: number): number {
  const drop = 8 - LOOKED_AT;
  const key = ((red >> drop) << (2 * LOOKED_AT)) | ((green >> drop) << LOOKED_AT) | (blue >> drop);
  return NEAREST[key] ?? 0;
}

/**
 * Returns the palette of each colour scheme, from the tokens `--colour-map-…`.
 *
 * @param css tokens.css
 * @throws UserError if a token has an unexpected format
 */
export function palettes(css: string): { light: Colour[]; dark: Colour[] } {
  const surfaces = SURFACES.map((name) => tokenColours(css, `--colour-map-${name}`));
  const [light = [], dark = []] = [0, 1].map((scheme) =>
    MIXTURES.map((parts) =>
      mix(
        parts,
        surfaces.map((colours) => colours[scheme] ?? [0, 0, 0]),
      ),
    ),
  );
  return { light, dark };
}

function mix(parts: Mixture, colours: (readonly number[])[]): Colour {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) =>
    Math.round(parts.reduce((sum, part, at) => sum + part * (colours[at]?.[channel] ?? 0), 0)),
  );
  return [red, green, blue];
}

/**
 * Returns the light colour and the dark colour of a token. The value of the token is a light-dark() of two colours of
 * the palette.
 */
function tokenColours(css: string, token: string) {
  const pair = new RegExp(
    `${token}: light-dark\\(var\\((--\\w[\\w-]*|--_[\\w-]+)\\), var\\((--_[\\w-]+)\\)\\)`,
  );
  const found = pair
    .exec(css)
    ?.slice(1)
    .map((name) => new RegExp(`${name}: #([0-9a-f]{6});`).exec(css)?.[1]);
  const colours = found?.flatMap((hex) => (hex ? [[...Buffer.from(hex, "hex")]] : []));
  if (colours?.length === 2) return colours;
  throw new UserError(
    `${token} of components/shell/styles/tokens.css is not what the map's tiles can be drawn with.`,
    "Write it as light-dark(var(--_…), var(--_…)), with colours of the palette as #rrggbb.",
  );
}
