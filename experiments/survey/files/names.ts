import { isReserved } from "@/experiments/survey/definition/reserved-ids";
import { CHOICE_VALUE, SURVEY_ID } from "@/experiments/survey/definition/schema";

const MOST = 32;

/** Returns whether a text may be the id of an item, a list, a page or a scale. */
export const isFit = (name: string): boolean => SURVEY_ID.test(name) && !isReserved(name);

/** Returns an id made of the letters and digits of a text. */
function fitted(text: string, otherwise: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .replace(/[^A-Za-z0-9_]+/g, "_")
    .replace(/^_+|_+$/g, "");
  const whole = /^[A-Za-z]/.test(plain) ? plain : plain === "" ? otherwise : `q_${plain}`;
  const cut = whole.slice(0, MOST).replace(/_+$/, "");
  return isReserved(cut) ? `${cut}_q` : cut;
}

/** Ids of one kind. Two ids never differ only by capital letters, because some programs do not distinguish them. */
export class Ids {
  private readonly taken = new Set<string>();
  /** The next number to append to a text. Without it, each of many equal names would try all numbers from the start. */
  private readonly next = new Map<string, number>();

  /** Reserves a name. @returns false if the name is not valid or is already used */
  reserve(name: string): boolean {
    if (!isFit(name) || this.has(name)) return false;
    this.taken.add(name.toLowerCase());
    return true;
  }

  has(name: string): boolean {
    return this.taken.has(name.toLowerCase());
  }

  /** Returns a free id close to a text, and reserves it. */
  make(text: string, otherwise: string): string {
    const base = fitted(text, otherwise);
    let id = base;
    let number = this.next.get(base) ?? 2;
    for (; this.has(id); number++) {
      const ending = `_${number}`;
      id = `${base.slice(0, MOST - ending.length)}${ending}`;
    }
    this.next.set(base, number);
    this.taken.add(id.toLowerCase());
    return id;
  }
}

/**
 * Returns a value for a choice whose name is not a valid value. The result consists of the letters and digits of the
 * name.
 */
export function fittedValue(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9_.-]+/g, "_")
    .replace(/^[^A-Za-z0-9]+|_+$/g, "")
    .slice(0, 64);
  const value = /^na$/i.test(plain) ? "not_applicable" : plain;
  return CHOICE_VALUE.test(value) ? value : "choice";
}
