import type { Content } from "./content";
import { LIMITS } from "./limits";

/** An entry of a zip file, as its directory describes it. */
export type ZipEntry = {
  path: string;
  /** 0 for stored bytes, 8 for Deflate. */
  method: number;
  isEncrypted: boolean;
  /** Bytes in the zip file, and after decompression. */
  packed: number;
  size: number;
  /** The position of the entry's own header. */
  offset: number;
};

/** A zip file's entries, and whether the file was cut off. In a cut-off file, only the whole entries are listed. */
export type ZipDirectory = { entries: readonly ZipEntry[]; isCutOff: boolean };

export type ZipProblem = { problem: "zipTooLarge" | "zipDamaged" };

const SIGNS = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;

const END_BYTES = 22;
/** The end of the directory may be followed by a comment of this many bytes. */
const LONGEST_COMMENT = 65_535;
const LOCATOR_BYTES = 20;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
/** A number that is stored in the extra field of zip64. */
const IN_EXTRA = 0xffffffff;
const EXTRA_64 = 1;
const ENCRYPTED = 1;
/** The sizes of an entry with this flag follow its bytes. */
const SIZES_BEHIND = 8;

const UTF_8 = new TextDecoder();

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const number64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** Returns whether a file begins like a zip file. An empty zip file begins with the end of its directory. */
export const isZip = (head: Uint8Array): boolean =>
  head.length >= 4 &&
  [SIGNS.local, SIGNS.end].some((sign) => viewOf(head).getUint32(0, true) === sign);

/**
 * Reads the directory of a zip file. Of the file, only the directory is read into memory.
 * @throws only errors of the disk
 */
export async function zipDirectory(zip: Content): Promise<ZipDirectory | ZipProblem> {
  const tailFrom = Math.max(0, zip.size - END_BYTES - LONGEST_COMMENT);
  const tail = await zip.bytes(tailFrom);
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== SIGNS.end) continue;
    const place = await placeOfDirectory(zip, view, at, tailFrom);
    if (!place) continue;
    if (place.bytes > LIMITS.directory || place.entries > LIMITS.entries)
      return { problem: "zipTooLarge" };
    const entries = listed(await zip.bytes(place.from, place.from + place.bytes));
    return entries ? { entries, isCutOff: false } : { problem: "zipDamaged" };
  }
  return { entries: await wholeEntries(zip), isCutOff: true };
}

async function placeOfDirectory(zip: Content, tail: DataView, at: number, tailFrom: number) {
  const place = {
    entries: tail.getUint16(at + 10, true),
    bytes: tail.getUint32(at + 12, true),
    from: tail.getUint32(at + 16, true),
  };
  if (place.from === IN_EXTRA || place.bytes === IN_EXTRA || place.entries === 0xffff) {
    const locator = at - LOCATOR_BYTES;
    if (locator >= 0 && tail.getUint32(locator, true) === SIGNS.locator64) {
      const from = number64(tail, locator + 8);
      const end = await zip.bytes(from, from + 56);
      if (end.length === 56 && viewOf(end).getUint32(0, true) === SIGNS.end64) {
        place.entries = number64(viewOf(end), 32);
        place.bytes = number64(viewOf(end), 40);
        place.from = number64(viewOf(end), 48);
      }
    }
  }
  return place.from + place.bytes <= tailFrom + at ? place : null;
}

function listed(directory: Uint8Array): ZipEntry[] | null {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + CENTRAL_BYTES <= directory.length) {
    if (view.getUint32(at, true) !== SIGNS.central) return null;
    const [name, extra, comment] = [28, 30, 32].map((each) => view.getUint16(at + each, true)) as [
      number,
      number,
      number,
    ];
    const extraAt = at + CENTRAL_BYTES + name;
    if (extraAt + extra > directory.length || entries.length >= LIMITS.entries) return null;
    const entry = {
      path: UTF_8.decode(directory.subarray(at + CENTRAL_BYTES, extraAt)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    entries.push(withExtra(entry, viewOf(directory.subarray(extraAt, extraAt + extra))));
    at = extraAt + extra + comment;
  }
  return entries;
}

/** Returns an entry with the numbers that do not fit into 32 bits. */
function withExtra(entry: ZipEntry, extra: DataView): ZipEntry {
  let at = 0;
  while (at + 4 <= extra.byteLength) {
    const [id, bytes] = [extra.getUint16(at, true), extra.getUint16(at + 2, true)];
    if (id === EXTRA_64) {
      const whole = { ...entry };
      let from = at + 4;
      for (const name of ["size", "packed", "offset"] as const) {
        if (entry[name] !== IN_EXTRA || from + 8 > extra.byteLength) continue;
        whole[name] = number64(extra, from);
        from += 8;
      }
      return whole;
    }
    at += 4 + bytes;
  }
  return entry;
}

/** Returns the entries of a zip file without a directory that are complete, up to the first incomplete entry. */
async function wholeEntries(zip: Content): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < LIMITS.entries) {
    const head = await zip.bytes(at, at + LOCAL_BYTES);
    if (head.length < LOCAL_BYTES) break;
    const view = viewOf(head);
    const flags = view.getUint16(6, true);
    if (view.getUint32(0, true) !== SIGNS.local || (flags & SIZES_BEHIND) !== 0) break;
    const [packed, size] = [view.getUint32(18, true), view.getUint32(22, true)];
    const [name, extra] = [view.getUint16(26, true), view.getUint16(28, true)];
    const end = at + LOCAL_BYTES + name + extra + packed;
    if (end > zip.size) break;
    entries.push({
      path: UTF_8.decode(await zip.bytes(at + LOCAL_BYTES, at + LOCAL_BYTES + name)),
      method: view.getUint16(8, true),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      packed,
      size,
      offset: at,
    });
    at = end;
  }
  return entries;
}

/**
 * Returns the packed bytes of an entry as a part of the file.
 * @returns null if the entry's own header is damaged
 */
export async function packedBytes(
  zip: Content,
  { offset, packed }: ZipEntry,
): Promise<Content | null> {
  const head = await zip.bytes(offset, offset + LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || viewOf(head).getUint32(0, true) !== SIGNS.local) return null;
  const from =
    offset + LOCAL_BYTES + viewOf(head).getUint16(26, true) + viewOf(head).getUint16(28, true);
  return from + packed <= zip.size ? zip.part(from, from + packed) : null;
}
