import { Zip, ZipDeflate } from "fflate";

/** Writes a zip file piece by piece, so that the uncompressed content is never in memory as a whole. */
export type ZipWriter = {
  /** Begins a file. The file before it must have ended. */
  begin(path: string): { write(text: string): void; end(): void };
  file(path: string, text: string): void;
  finish(): Blob;
};

/** The earliest date that a zip archive can contain. The time of the download is not part of the data. */
const FIRST_DAY = new Date(1980, 0, 1);

const LEVEL = 6;

export function zipWriter(): ZipWriter {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(bytes);
  });
  const encoder = new TextEncoder();
  const begin: ZipWriter["begin"] = (path) => {
    const entry = new ZipDeflate(path, { level: LEVEL });
    entry.mtime = FIRST_DAY;
    zip.add(entry);
    return {
      write: (text) => entry.push(encoder.encode(text)),
      end: () => entry.push(new Uint8Array(), true),
    };
  };
  return {
    begin,
    file(path, text) {
      const entry = begin(path);
      entry.write(text);
      entry.end();
    },
    finish() {
      zip.end();
      return new Blob(parts, { type: "application/zip" });
    },
  };
}
