/** A file in a zip archive, as the archive's directory describes it. Sizes are in bytes. */
export type ZipEntry = {
  name: string;
  packed: number;
  size: number;
  /** The position of the header before the file's content. */
  start: number;
  /** The compression method: 0 for stored, 8 for deflated; other methods are not supported. */
  method: number;
  isEncrypted: boolean;
};

/** The reasons why an archive cannot be opened. */
export type ZipProblem = "unreadable" | "spanned" | "tooLarge" | "unsafe";

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** The length of each header without its variable fields, in bytes. */
const OF_END = 22;
const OF_LOCATOR_64 = 20;
const OF_ENTRY = 46;
const OF_LOCAL = 30;

/** The maximum length of the comment after the directory, in bytes. */
const MOST_COMMENT = 0xffff;
/** If a field of a header has this value, the number is stored in the zip64 field instead. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;
const EXTRA_64 = 1;

/** The maximum length of a file name; archives of this site do not contain longer names. */
const LONGEST_NAME = 500;

const isElsewhere = (entry: Pick<ZipEntry, "packed" | "size" | "start">) =>
  [entry.packed, entry.size, entry.start].some((each) => each === ELSEWHERE_32);

/**
 * Returns whether a file with this name is always unpacked inside the folder of the archive, on every operating system.
 * The name must not contain `..`, a root, a drive, a backslash or control characters.
 */
const isSafeName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  !/^\/|^[A-Za-z]:|[\\\p{Cc}\uFFFD]/u.test(name) &&
  !name.split("/").some((part) => part === ".." || part === ".");

/**
 * Returns the entries in the directory of an archive, also of a large archive (zip64), or the reason why the archive
 * cannot be opened: the file is incomplete or one of several volumes, the archive has more than `most` entries, or a
 * file name is unsafe or occurs twice. The function never throws an error.
 */
export function zipDirectory(
  bytes: Uint8Array,
  most: number,
): { entries: readonly ZipEntry[] } | { problem: ZipProblem } {
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes, most);
  } catch {
    // The directory refers to a position outside of the archive.
    return { problem: "unreadable" };
  }
}

function read(view: DataView, bytes: Uint8Array, most: number) {
  const end = endOf(view);
  if (end === null) return { problem: "unreadable" } as const;
  if (end.isSpanned) return { problem: "spanned" } as const;
  if (end.count > most) return { problem: "tooLarge" } as const;
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = end.start;
  for (let index = 0; index < end.count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) return { problem: "unreadable" } as const;
    const found = entryAt(view, bytes, at);
    const { entry } = found;
    if (!isSafeName(entry.name) || names.has(entry.name)) return { problem: "unsafe" } as const;
    names.add(entry.name);
    entries.push(entry);
    at += found.length;
  }
  return { entries };
}

/**
 * Returns the record at the end of a zip archive, or null if there is none. The record contains the position of the
 * directory.
 */
function endOf(view: DataView) {
  const last = view.byteLength - OF_END;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const [disk, ofDirectory] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
    const count = view.getUint16(at + 10, true);
    const start = view.getUint32(at + 16, true);
    const isLarge = [count, disk].includes(ELSEWHERE_16) || start === ELSEWHERE_32;
    const locator = at - OF_LOCATOR_64;
    if (isLarge && locator >= 0 && view.getUint32(locator, true) === LOCATOR_64)
      return largeEndOf(view, locator);
    return { count, start, isSpanned: disk !== 0 || ofDirectory !== 0 };
  }
  return null;
}

function largeEndOf(view: DataView, locator: number) {
  const at = numberAt(view, locator + 8);
  if (view.getUint32(at, true) !== END_64) return null;
  return {
    count: numberAt(view, at + 32),
    start: numberAt(view, at + 48),
    isSpanned: view.getUint32(at + 16, true) !== 0 || view.getUint32(locator + 16, true) > 1,
  };
}

/** Reads the eight-byte number at a position. */
function numberAt(view: DataView, at: number): number {
  const number = view.getBigUint64(at, true);
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError();
  return Number(number);
}

function entryAt(view: DataView, bytes: Uint8Array, at: number) {
  const [ofName, ofExtra, ofComment] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
  const extra = at + OF_ENTRY + (ofName ?? 0);
  const length = OF_ENTRY + (ofName ?? 0) + (ofExtra ?? 0) + (ofComment ?? 0);
  // Names in older archives may be in another encoding. The names of files in the archives of this site are ASCII.
  const name = new TextDecoder().decode(bytes.subarray(at + OF_ENTRY, extra));
  const plain = {
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    start: view.getUint32(at + 42, true),
  };
  const sizes = isElsewhere(plain) ? largeSizes(view, plain, extra, extra + (ofExtra ?? 0)) : plain;
  return {
    length,
    entry: {
      name,
      ...sizes,
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    },
  };
}

/**
 * Reads sizes and position from the zip64 field. It contains, in a fixed order, only the numbers that the header cannot
 * store.
 */
function largeSizes(
  view: DataView,
  { packed, size, start }: Pick<ZipEntry, "packed" | "size" | "start">,
  from: number,
  to: number,
) {
  let at = from;
  while (at + 4 <= to && view.getUint16(at, true) !== EXTRA_64)
    at += 4 + view.getUint16(at + 2, true);
  at += 4;
  const next = (value: number) => {
    if (value !== ELSEWHERE_32) return value;
    at += 8;
    return numberAt(view, at - 8);
  };
  return { size: next(size), packed: next(packed), start: next(start) };
}

/** Returns the compressed bytes of an entry. @throws RangeError if the bytes are outside of the archive */
export function packedBytes(bytes: Uint8Array, { start, packed }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(start, true) !== LOCAL) throw new RangeError();
  const from =
    start + OF_LOCAL + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > bytes.length) throw new RangeError();
  return bytes.subarray(from, from + packed);
}
