import { isUtf8 } from "node:buffer";
import { setImmediate as others } from "node:timers/promises";
import { HttpError } from "./http-error.ts";

/**
 * Limits of accepted JSON. The page sends at most 3,000 rows or 4 MB of rows, lists of 300 items, and about a dozen
 * levels. Beyond these limits, a few bytes become large objects, and programs that read the JSON later exhaust their
 * stack.
 */
const MAX_DEPTH = 64;
const MAX_ITEMS = 100_000;
const MAX_KEYS = 2000;
const MAX_VALUES = 1_000_000;

/** Number of bytes that are parsed before other requests are handled. */
const TURN_BYTES = 262_144;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/** The byte offsets of a value. The start offset is inclusive, and the end offset is exclusive. */
type Range = readonly [start: number, end: number];

const unreadable = () => new HttpError(400, [{ code: "UNREADABLE" }]);
const tooComplex = () => new HttpError(422, [{ code: "TOO_COMPLEX" }]);

/**
 * Reads the members of a JSON object. The lists named in `streamed` are parsed item by item, so that their items are
 * never all in memory.
 *
 * @param streamed for the name of each such list, a function that receives its items one by one; the list in the result
 *   is empty
 * @param isNeeded returns whether a member is parsed; the others are not in the result
 * @throws HttpError 400 unless the bytes are a JSON object in UTF-8; 422 if the object is too deep or has too many
 *   values
 */
export async function readMembers(
  bytes: Buffer,
  streamed: Readonly<Record<string, (item: unknown) => void>> = {},
  isNeeded: (name: string) => boolean = () => true,
): Promise<Record<string, unknown>> {
  const whole = wholeOf(bytes);
  if (bytes[whole[0]] !== OPEN_OBJECT) throw unreadable();
  // The limits are checked before the parser creates any object in memory.
  const members: [name: Range, value: Range][] = [];
  scan(bytes, whole, (value, name) => members.push([name, value]));
  const read: [name: string, value: unknown][] = [];
  for (const [nameRange, range] of members) {
    const name = parse(bytes, nameRange);
    if (typeof name !== "string") throw unreadable();
    if (!isNeeded(name)) continue;
    const value = trimmed(bytes, range);
    const take = Object.hasOwn(streamed, name) ? streamed[name] : undefined;
    if (take && bytes[value[0]] === OPEN_LIST) {
      await readItems(bytes, value, take);
      read.push([name, []]);
    } else read.push([name, parse(bytes, value)]);
  }
  return Object.fromEntries(read);
}

async function readItems(bytes: Buffer, list: Range, take: (item: unknown) => void) {
  const items: Range[] = [];
  scan(bytes, list, (item) => items.push(item));
  let turn = 0;
  for (const item of items) {
    take(parse(bytes, item));
    turn += item[1] - item[0];
    if (turn < TURN_BYTES) continue;
    turn = 0;
    await others();
  }
}

/** Returns whether bytes are valid JSON within the limits. The JSON may be an object, a list or a single value. */
export function isReadableJson(bytes: Buffer): boolean {
  try {
    const whole = wholeOf(bytes);
    const isNested = bytes[whole[0]] === OPEN_OBJECT || bytes[whole[0]] === OPEN_LIST;
    if (isNested) scan(bytes, whole);
    parse(bytes, whole);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the range of the JSON text. The range excludes the byte order mark, which Windows programs write at the
 * beginning of a text.
 * @throws HttpError 400
 */
function wholeOf(bytes: Buffer): Range {
  if (!isUtf8(bytes)) throw unreadable();
  const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return trimmed(bytes, [hasMark ? BYTE_ORDER_MARK.length : 0, bytes.length]);
}

/**
 * Scans the JSON text of an object or a list, without creating objects in memory.
 *
 * @param onValue is called with the value and the name of each member, or with each item
 * @throws HttpError 422 if a limit is exceeded; 400 for misplaced brackets or names. Errors within values are detected
 *   by `parse`.
 */
function scan(
  bytes: Buffer,
  [start, end]: Range,
  onValue?: (value: Range, name: Range) => void,
): void {
  const opened = new Uint8Array(MAX_DEPTH + 1);
  const items = new Int32Array(MAX_DEPTH + 1);
  const isObject = bytes[start] === OPEN_OBJECT;
  let [depth, values, from] = [0, 0, start];
  let name: Range | undefined;

  const finish = (at: number) => {
    if (isObject && !name) throw unreadable();
    onValue?.([from, at], name ?? [from, from]);
    name = undefined;
    from = at + 1;
  };
  for (let at = start; at < end; at++) {
    switch (bytes[at]) {
      case QUOTE:
        while (bytes[++at] !== QUOTE) {
          if (at >= end) throw unreadable();
          if (bytes[at] === BACKSLASH) at += 1;
        }
        break;
      case COLON:
        if (depth === 1 && isObject && !name) {
          name = [from, at];
          from = at + 1;
        }
        break;
      case COMMA: {
        const count = (items[depth] ?? 0) + 1;
        items[depth] = count;
        values += 1;
        const most = opened[depth] === OPEN_LIST ? MAX_ITEMS : MAX_KEYS;
        if (count >= most || values > MAX_VALUES) throw tooComplex();
        if (depth === 1) finish(at);
        break;
      }
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth += 1;
        values += 1;
        if (depth > MAX_DEPTH || values > MAX_VALUES) throw tooComplex();
        opened[depth] = bytes[at] ?? 0;
        items[depth] = 0;
        if (depth === 1) from = at + 1;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST: {
        const opening = bytes[at] === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST;
        if (depth === 0 || opened[depth] !== opening) throw unreadable();
        if (depth === 1) {
          const [first, last] = trimmed(bytes, [from, at]);
          if (items[1] !== 0 || first < last || name) finish(at);
          if (at + 1 !== end) throw unreadable();
        }
        depth -= 1;
        break;
      }
    }
  }
  if (depth !== 0) throw unreadable();
}

const isBlank = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function trimmed(bytes: Buffer, [start, end]: Range): Range {
  let [from, to] = [start, end];
  while (from < to && isBlank(bytes[from])) from += 1;
  while (from < to && isBlank(bytes[to - 1])) to -= 1;
  return [from, to];
}

function parse(bytes: Buffer, [start, end]: Range): unknown {
  try {
    return JSON.parse(bytes.toString("utf8", start, end));
  } catch {
    throw unreadable();
  }
}
