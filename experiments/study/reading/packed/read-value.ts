import { KIND, ONE_BYTE, type Packable } from "./kinds";
import { MOMENT_BYTES, momentText } from "./moments";
import type { Vocabulary } from "./vocabulary";

/** The two digits of each byte in hexadecimal. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

const HASH_BYTES = 32;

/** Returns a function that returns the value at a place in bytes, as a new object. */
export function createValueReader(
  vocabulary: Vocabulary,
): (bytes: Uint8Array, place: number) => Packable {
  let bytes: Uint8Array = new Uint8Array();
  let place = 0;
  const double = new Float64Array(1);
  const doubleBytes = new Uint8Array(double.buffer);

  function byte(): number {
    place += 1;
    return bytes[place - 1] as number;
  }

  function whole(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = byte();
      value |= (next & 127) << shift;
      if (next < 128) return value;
    }
  }

  function doubleOf(): number {
    for (let at = 0; at < doubleBytes.length; at += 1) doubleBytes[at] = byte();
    return double[0] as number;
  }

  function digits(count: number): string {
    let text = "";
    for (let at = 0; at < count; at += 1) text += DIGITS[byte()];
    return text;
  }

  function characters(isNarrow: boolean): string {
    let text = "";
    for (let left = whole(); left > 0; left -= 1) {
      const high = isNarrow ? 0 : byte();
      text += String.fromCharCode((high << 8) | byte());
    }
    return text;
  }

  function list(): Packable[] {
    const values: Packable[] = [];
    for (let left = whole(); left > 0; left -= 1) values.push(any());
    return values;
  }

  function tenthsList(): number[] {
    const values: number[] = [];
    for (let left = whole(); left > 0; left -= 1) values.push(whole() / 10);
    return values;
  }

  function moment(): string {
    let ms = 0;
    for (let at = 0; at < MOMENT_BYTES; at += 1) ms = ms * 256 + byte();
    return momentText({ ms, offset: byte() });
  }

  function object(shape: number): Packable {
    const value: Record<string, Packable> = {};
    let before: Packable = null;
    for (const key of vocabulary.shapeAt(shape)) {
      if (bytes[place] === KIND.same) place += 1;
      else before = any();
      // An assignment to this name would change the prototype.
      if (key === "__proto__")
        Object.defineProperty(value, key, { value: before, enumerable: true });
      else value[key] = before;
    }
    return value;
  }

  function any(): Packable {
    const kind = byte();
    if (kind >= ONE_BYTE.word.from) return vocabulary.wordAt(kind - ONE_BYTE.word.from);
    if (kind >= ONE_BYTE.small.from) return kind - ONE_BYTE.small.from;
    if (kind >= ONE_BYTE.shape.from) return object(kind - ONE_BYTE.shape.from);
    switch (kind) {
      case KIND.null:
        return null;
      case KIND.false:
        return false;
      case KIND.true:
        return true;
      case KIND.whole:
        return whole();
      case KIND.tenths:
        return whole() / 10;
      case KIND.thousandths:
        return whole() / 1000;
      case KIND.double:
        return doubleOf();
      case KIND.word:
        return vocabulary.wordAt(whole());
      case KIND.hash:
        return digits(HASH_BYTES);
      case KIND.moment:
        return moment();
      case KIND.list:
        return list();
      case KIND.tenthsList:
        return tenthsList();
      case KIND.object:
        return object(whole());
      case KIND.quotient:
        return whole() / whole();
      default:
        return characters(kind === KIND.ascii);
    }
  }

  return (from, at) => {
    [bytes, place] = [from, at];
    return any();
  };
}
