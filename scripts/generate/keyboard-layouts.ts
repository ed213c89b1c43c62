import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/*
 * Writes `__tests__/experiments/engine/trials/keyboard-layouts.json`. The file contains the character that each key
 * types on some keyboard layouts, as `KeyboardEvent.key`, keyed by `KeyboardEvent.code`. The layouts are part of
 * Debian's `xkb-data` (/usr/share/X11/xkb/symbols), and `xkbcomp` converts them to tables. The characters for the names
 * of keys come from X11's keysymdef.h. The script needs `xkb-data`, `x11-xkb-utils` and `x11proto-dev`.
 *
 *   npx tsx scripts/generate/keyboard-layouts.ts [layout...]
 *
 * If layouts are given as arguments, in xkb's notation, the file contains these layouts in place of the default
 * layouts. The argument `all` means every layout.
 */

const TABLES = "__tests__/experiments/engine/trials/keyboard-layouts.json";
const KEYSYMS = "/usr/include/X11/keysymdef.h";
const LISTS = "/usr/share/X11/xkb/rules/base.lst";

/**
 * The default layouts, grouped by the script of their letters or the order of their keys. A variant is in brackets, in
 * xkb's notation.
 */
const CHOSEN = [
  ...[
    "us",
    "us(dvorak)",
    "us(colemak)",
    "us(dvp)",
    "fr",
    "fr(bepo)",
    "be",
    "de",
    "cz",
    "sk",
    "lt",
    "hu",
    "tr",
    "tr(f)",
  ],
  ...[
    "ru",
    "ua",
    "bg",
    "gr",
    "il",
    "ara",
    "ir",
    "th",
    "in",
    "am",
    "ge",
    "jp(kana)",
    "kr",
    "cn",
    "vn",
  ],
];

/** The keys of the main block of the keyboard, keyed by their names in xkb. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries([
  ...rowOf("AE", ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6"]),
  ...rowOf("AE", ["Digit7", "Digit8", "Digit9", "Digit0", "Minus", "Equal"], 7),
  ...rowOf(
    "AD",
    [..."QWERTYUIOP"].map((letter) => `Key${letter}`),
  ),
  ...rowOf("AD", ["BracketLeft", "BracketRight"], 11),
  ...rowOf(
    "AC",
    [..."ASDFGHJKL"].map((letter) => `Key${letter}`),
  ),
  ...rowOf("AC", ["Semicolon", "Quote"], 10),
  ...rowOf(
    "AB",
    [..."ZXCVBNM"].map((letter) => `Key${letter}`),
  ),
  ...rowOf("AB", ["Comma", "Period", "Slash"], 8),
  ["TLDE", "Backquote"],
  ["BKSL", "Backslash"],
  ["LSGT", "IntlBackslash"],
  ["SPCE", "Space"],
]);

function rowOf(row: string, codes: readonly string[], from = 1): [string, string][] {
  return codes.map((code, index) => [`${row}${String(from + index).padStart(2, "0")}`, code]);
}

const CHARACTERS = new Map(
  [
    ...readFileSync(KEYSYMS, "utf8").matchAll(/^#define XK_(\w+)\s+0x\w+\s+\/\*\(?\s*U\+(\w+)/gm),
  ].map(([, name = "", point = ""]) => [name, String.fromCodePoint(Number.parseInt(point, 16))]),
);

/**
 * Returns the `key` of a key event for the name of a keysym. A blank becomes a word, because blanks separate the keys
 * in the file.
 */
function keyOf(keysym: string): string {
  if (keysym === "NoSymbol" || keysym === "VoidSymbol") return "Unidentified";
  if (keysym === "space") return "Space";
  if (keysym.startsWith("dead_")) return "Dead";
  const point = /^(?:U|0x100)([0-9A-Fa-f]{4,6})$/.exec(keysym)?.[1];
  if (point) return String.fromCodePoint(Number.parseInt(point, 16));
  return CHARACTERS.get(keysym) ?? (/^\w$/.test(keysym) ? keysym : "Unidentified");
}

/**
 * Returns the characters that the keys of a layout type, in the order of `CODES`: first without Shift, then with Shift.
 *
 * @throws if the layout is unknown to `xkbcomp`
 */
function tableOf(layout: string): string[] {
  const map = `xkb_keymap { xkb_keycodes { include "evdev+aliases(qwerty)" };
    xkb_types { include "complete" }; xkb_compat { include "complete" };
    xkb_symbols { include "pc+${layout}" }; };`;
  const symbols = execFileSync("xkbcomp", ["-w0", "-xkb", "-", "-"], {
    input: map,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const keys = symbols.matchAll(/key\s+<(\w+)>\s*\{(?:[^[\]]*symbols\[Group1\]=)?\s*\[([^\]]*)\]/g);
  const levels = new Map(
    [...keys].map(([, name = "", all = ""]) => [name, all.split(",").map((each) => each.trim())]),
  );
  return [0, 1].map((level) =>
    Object.keys(CODES)
      .map((name) => keyOf(levels.get(name)?.[level] ?? levels.get(name)?.[0] ?? "NoSymbol"))
      .join(" "),
  );
}

/** Returns every layout with each of its variants, as xkb lists them. */
function allLayouts(): string[] {
  const part = (title: string) =>
    readFileSync(LISTS, "utf8").split(`! ${title}\n`)[1]?.split("\n\n")[0]?.split("\n") ?? [];
  const layouts = part("layout").map((line) => line.trim().split(/\s+/)[0] ?? "");
  const variants = part("variant").map((line) => {
    const [, variant, layout] = /^\s*(\S+)\s+(\S+):/.exec(line) ?? [];
    return `${layout}(${variant})`;
  });
  return [...layouts, ...variants].filter((layout) => layout !== "custom");
}

const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : CHOSEN;
const layouts = chosen.includes("all") ? allLayouts() : chosen;
const version = /^Version: (.+)$/m.exec(
  execFileSync("dpkg-query", ["-s", "xkb-data"], { encoding: "utf8" }),
)?.[1];
const tables = {
  source: `xkb-data ${version} of Debian, /usr/share/X11/xkb/symbols, by xkbcomp`,
  codes: Object.values(CODES).join(" "),
  layouts: Object.fromEntries(
    layouts.flatMap((layout) => {
      try {
        return [[layout, tableOf(layout)]];
      } catch {
        process.stderr.write(`xkbcomp has no table for ${layout}.\n`);
        return [];
      }
    }),
  ),
};
writeFileSync(TABLES, `${JSON.stringify(tables, null, 2)}\n`);
