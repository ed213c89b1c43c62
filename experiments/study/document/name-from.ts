import { isReadAsOther } from "@/experiments/engine/data/read-as";
import { NAME } from "./text-forms";

/** A longer text is cut, so that a name with the number of a copy is valid. */
const MOST_CHARACTERS = 24;

const shortened = (text: string) => text.slice(0, MOST_CHARACTERS).replace(/^-+|-+$/g, "");

/**
 * Returns a name for a step or a condition, made from any text: `Speed (60 %)` gives `speed-60`.
 * @param kind the word that is put before a text that is not a valid name by itself, such as `condition`
 * @param taken the names of all other steps or conditions
 */
export function nameFrom(text: string, kind: string, taken: readonly unknown[]): string {
  const plain = shortened(
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/œ/g, "oe")
      .replace(/æ/g, "ae")
      .replace(/ß/g, "ss")
      .replace(/\p{M}/gu, "")
      .replace(/[^a-z0-9]+/g, "-"),
  );
  const isName = NAME.pattern.test(plain) && !isReadAsOther(plain);
  const name = isName ? plain : shortened([kind, plain].filter(Boolean).join("-"));
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}
