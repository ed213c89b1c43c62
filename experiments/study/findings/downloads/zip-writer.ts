import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { FileWriter, OpenFile } from "./file-writer";

/** Writes a zip file piece by piece, so that the uncompressed content is never in memory as a whole. */
export type ZipWriter = FileWriter & { finish(): Blob };

/** The earliest date that a zip archive can contain. The time of the download is not part of the data. */
const FIRST_DAY = new Date(1980, 0, 1);

const LEVEL = 6;
const DEFLATE = 8;

/** The number of characters of a file that wait for their compression. */
const MOST_WAITING = 262_144;

const FINAL = new Uint8Array();

/**
 * A file of a zip archive that the browser or Node compresses, which takes a small part of the time that JavaScript
 * takes.
 */
class NativeDeflate extends ZipPassThrough {
  private readonly input: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  private readonly output: Promise<void>;

  constructor(path: string) {
    super(path);
    this.compression = DEFLATE;
    const stream = new CompressionStream("deflate-raw");
    this.input = stream.writable.getWriter() as typeof this.input;
    this.output = this.passOn(stream.readable.getReader());
  }

  private async passOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      this.ondata(null, next.value as Uint8Array<ArrayBuffer>, false);
  }

  /** The bytes go to the compression in `write`, because `push` cannot wait. */
  protected override process(): void {}

  async write(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.push(bytes);
    await this.input.write(bytes);
  }

  async end(): Promise<void> {
    this.push(FINAL, true);
    await this.input.close();
    await this.output;
    this.ondata(null, FINAL, true);
  }
}

/** A file that code in JavaScript compresses. */
class OwnDeflate extends ZipDeflate {
  constructor(path: string) {
    super(path, { level: LEVEL });
  }
  write(bytes: Uint8Array): void {
    this.push(bytes);
  }
  end(): void {
    this.push(FINAL, true);
  }
}

/** Joins short texts, because each piece takes some time. */
function joined({ write, end }: { write: OpenFile["write"]; end: OpenFile["end"] }): OpenFile {
  let waiting: string[] = [];
  let length = 0;
  const flush = () => {
    const text = waiting.join("");
    waiting = [];
    length = 0;
    return write(text);
  };
  return {
    write(text) {
      waiting.push(text);
      length += text.length;
      return length > MOST_WAITING ? flush() : undefined;
    },
    async end() {
      if (length > 0) await flush();
      await end();
    },
  };
}

export function zipWriter(): ZipWriter {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(bytes);
  });
  const encoder = new TextEncoder();
  const begin: FileWriter["begin"] = (path) => {
    const entry =
      typeof CompressionStream === "undefined" ? new OwnDeflate(path) : new NativeDeflate(path);
    entry.mtime = FIRST_DAY;
    zip.add(entry);
    return joined({
      write: (text) => entry.write(encoder.encode(text)),
      end: () => entry.end(),
    });
  };
  return {
    begin,
    async file(path, text) {
      const entry = begin(path);
      await entry.write(text);
      await entry.end();
    },
    finish() {
      zip.end();
      return new Blob(parts, { type: "application/zip" });
    },
  };
}
