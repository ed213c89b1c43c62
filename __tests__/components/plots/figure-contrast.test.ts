/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file: string) => readFileSync(join(process.cwd(), "components", file), "utf8");
const tokens = read("shell/styles/tokens.css");
const styles = read("plots/trial-figure.module.css");

/** The minimum contrast according to WCAG 2.2, 1.4.11. */
const ENOUGH = 3;

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** The background colours on which figures are displayed. */
const GROUNDS = ["--colour-page", "--colour-surface", "--colour-raised"];

/** Returns the token that the first rule with this selector in the figure's styles assigns to a property. */
function tokenOf(selector: string, property: string): string {
  const start = styles.indexOf(`\n  ${selector} {`);
  const rule = styles.slice(start, styles.indexOf("}", start));
  const token = new RegExp(`${property}: var\\((--[\\w-]+)\\)`).exec(rule)?.[1];
  if (start < 0 || !token) throw new Error(`No ${property} of ${selector}`);
  return token;
}

/** Returns the relative luminance of a colour token in a colour scheme. */
function luminance(token: string, scheme: Scheme): number {
  const value = new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  const [, light, dark, same, hex] =
    /^(?:light-dark\(var\((.+?)\), var\((.+?)\)\)|var\((.+?)\)|#(\w{6}))$/.exec(value) ?? [];
  if (hex) {
    const [red = 0, green = 0, blue = 0] = [...Buffer.from(hex, "hex")].map((byte) =>
      byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const next = same ?? (scheme === "light" ? light : dark);
  if (!next) throw new Error(`${token} is written in another way: ${value}`);
  return luminance(next, scheme);
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [low = 0, high = 0] = [luminance(one, scheme), luminance(other, scheme)].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

describe.each(SCHEMES)("in the %s colour scheme of figures", (scheme) => {
  it.each(GROUNDS)("a screen has enough contrast with the background %s", (ground) => {
    const [screen, edge] = [tokenOf(".screen", "fill"), tokenOf(".edge", "stroke")];
    const best = Math.max(contrast(screen, ground, scheme), contrast(edge, ground, scheme));
    expect(best).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each([
    [".cell", "fill"],
    [".option", "stroke"],
    [".graticule", "stroke"],
    [".fixation", "stroke"],
    [".arrows", "stroke"],
  ])("%s has enough contrast with the screen on which it is drawn", (selector, property) => {
    const screen = tokenOf(".screen", "fill");
    const drawn = tokenOf(selector, property);
    expect(contrast(drawn, screen, scheme)).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each(GROUNDS)("the current screen's indicator has enough contrast with %s", (ground) => {
    const mark = /\[data-on\] \.edge \{\s+stroke: var\((--[\w-]+)\)/.exec(styles)?.[1] ?? "";
    expect(contrast(mark, ground, scheme)).toBeGreaterThanOrEqual(ENOUGH);
  });
});
