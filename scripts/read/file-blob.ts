import { closeSync, openSync, readSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { NamedBlob } from "@/experiments/study/reading/known-file";

/**
 * A file with its name and its bytes, which are read when they are needed. One small object for each file, because a
 * folder can have many thousand files, and a blob of Node (`openAsBlob`) uses several hundred bytes more.
 */
class FileBlob {
  /** @param path the path below the folder, which is stored with the name of the file */
  constructor(
    private readonly folder: string,
    readonly path: string,
    private readonly from: number,
    readonly size: number,
  ) {}

  get name(): string {
    return basename(this.path);
  }

  get blob(): Blob {
    return this as unknown as Blob;
  }

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

/** Returns a file as a blob with its name. The reader of data uses only the size, the parts and the bytes of the blob. */
export const fileBlob = (folder: string, path: string): NamedBlob =>
  new FileBlob(folder, path, 0, statSync(join(folder, path)).size);
