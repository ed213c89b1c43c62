import { KIND, ONE_BYTE, type Packable } from "./kinds";
import { MOMENT_BYTES, type Moment, momentOf } from "./moments";
import type { Vocabulary } from "./vocabulary";

/** The largest number that is written in groups of seven bits. */
const MOST_WHOLE = 2 ** 31;

const SHA_256 = /^[0-9a-f]{64}$/;

const isWhole = (value: number) =>
  Number.isInteger(value) && value >= 0 && value < MOST_WHOLE && !Object.is(value, -0);

/** Returns whether a value is a number of tenths, as response times are. */
const isTenths = (value: Packable): value is number => {
  if (typeof value !== "number") return false;
  const tenths = Math.round(value * 10);
  return isWhole(tenths) && tenths / 10 === value;
};

/** The largest divisor of a number that is stored as a quotient. Few tasks have more trials. */
const MOST_DIVISOR = 500;

/** Returns the smallest whole number that a number is a quotient by; null if there is none. */
function divisorOf(value: number): number | null {
  for (let divisor = 2; divisor <= MOST_DIVISOR; divisor += 1)
    if (Math.round(value * divisor) / divisor === value) return divisor;
  return null;
}

/** In a shorter list, the kinds of its numbers do not use more memory. */
const SHORTEST_LIST = 3;

const isAscii = (text: string) => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
};

/** Returns a function that packs a value. The bytes that it returns are valid until its next call. */
export function createWriter(vocabulary: Vocabulary): (value: Packable) => Uint8Array {
  let bytes = new Uint8Array(4096);
  let length = 0;
  const double = new Float64Array(1);
  const doubleBytes = new Uint8Array(double.buffer);

  function byte(value: number): void {
    if (length === bytes.length) {
      const more = new Uint8Array(2 * length);
      more.set(bytes);
      bytes = more;
    }
    bytes[length] = value;
    length += 1;
  }

  /** Writes a whole number in groups of seven bits. */
  function groups(value: number): void {
    let rest = value;
    for (; rest >= 128; rest >>>= 7) byte((rest & 127) | 128);
    byte(rest);
  }

  /** Writes the kind of a value, and a whole number. */
  function whole(kind: number, value: number): void {
    byte(kind);
    groups(value);
  }

  function doubleOf(value: number): void {
    byte(KIND.double);
    double[0] = value;
    for (const each of doubleBytes) byte(each);
  }

  function number(value: number): void {
    const [tenths, thousandths] = [Math.round(value * 10), Math.round(value * 1000)];
    if (isWhole(value)) {
      if (value < ONE_BYTE.small.count) byte(ONE_BYTE.small.from + value);
      else whole(KIND.whole, value);
    } else if (isWhole(tenths) && tenths / 10 === value) whole(KIND.tenths, tenths);
    else if (isWhole(thousandths) && thousandths / 1000 === value)
      whole(KIND.thousandths, thousandths);
    else {
      const divisor = value > 0 && value < 1 ? divisorOf(value) : null;
      if (divisor === null) doubleOf(value);
      else {
        whole(KIND.quotient, Math.round(value * divisor));
        groups(divisor);
      }
    }
  }

  function moment({ ms, offset }: Moment): void {
    byte(KIND.moment);
    for (let at = MOMENT_BYTES - 1; at >= 0; at -= 1) byte(Math.floor(ms / 256 ** at) % 256);
    byte(offset);
  }

  /** Writes hexadecimal digits, two in each byte. */
  function digits(kind: number, value: string): void {
    byte(kind);
    for (let at = 0; at < value.length; at += 2) byte(Number.parseInt(value.slice(at, at + 2), 16));
  }

  function text(value: string): void {
    const found = momentOf(value);
    const place = found === null ? vocabulary.placeOfWord(value) : undefined;
    if (found !== null) moment(found);
    else if (place !== undefined && place < ONE_BYTE.word.count) byte(ONE_BYTE.word.from + place);
    else if (place !== undefined) whole(KIND.word, place);
    else if (SHA_256.test(value)) digits(KIND.hash, value);
    else characters(value);
  }

  function characters(value: string): void {
    const isNarrow = isAscii(value);
    whole(isNarrow ? KIND.ascii : KIND.wide, value.length);
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at);
      if (!isNarrow) byte(code >> 8);
      byte(code & 255);
    }
  }

  function object(value: Readonly<Record<string, Packable>>): void {
    const keys = Object.keys(value);
    const shape = vocabulary.placeOfShape(keys);
    if (shape < ONE_BYTE.shape.count) byte(ONE_BYTE.shape.from + shape);
    else whole(KIND.object, shape);
    let before: Packable = null;
    for (const key of keys) {
      const own = value[key] as Packable;
      if (own === before && typeof own === "object" && own !== null) byte(KIND.same);
      else any(own);
      before = own;
    }
  }

  function list(values: readonly Packable[]): void {
    if (values.length >= SHORTEST_LIST && values.every(isTenths)) {
      whole(KIND.tenthsList, values.length);
      for (const each of values) groups(Math.round(each * 10));
      return;
    }
    whole(KIND.list, values.length);
    for (const each of values) any(each);
  }

  function any(value: Packable): void {
    if (typeof value === "number") number(value);
    else if (typeof value === "string") text(value);
    else if (typeof value === "boolean") byte(value ? KIND.true : KIND.false);
    else if (Array.isArray(value)) list(value);
    else if (value) object(value as Readonly<Record<string, Packable>>);
    else byte(KIND.null);
  }

  return (value) => {
    length = 0;
    any(value);
    return bytes.subarray(0, length);
  };
}
