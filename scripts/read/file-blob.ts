import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A file as a blob, whose bytes are read when they are needed. A blob of Node (`openAsBlob`) uses several hundred bytes
 * more, which matters in a folder with many thousand files.
 */
class FileBlob {
  /** @param path the path below the folder, which is stored with the name of the file */
  constructor(
    private readonly folder: string,
    private readonly path: string,
    private readonly from: number,
    readonly size: number,
  ) {}

  slice(from = 0, to = this.size): FileBlob {
    const [begin, end] = [Math.min(from, this.size), Math.min(to, this.size)];
    return new FileBlob(this.folder, this.path, this.from + begin, Math.max(0, end - begin));
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.size);
    const file = openSync(join(this.folder, this.path), "r");
    try {
      let at = 0;
      for (let read = 1; at < this.size && read > 0; at += read)
        read = readSync(file, bytes, at, this.size - at, this.from + at);
      if (at < this.size) throw new Error(`${this.path} was cut off while it was read`);
      return bytes.buffer;
    } finally {
      closeSync(file);
    }
  }
}

/** Returns a file as a blob. The reader of data uses only its size, its parts and its bytes. */
export const fileBlob = (folder: string, path: string): Blob =>
  new FileBlob(folder, path, 0, statSync(join(folder, path)).size) as unknown as Blob;
