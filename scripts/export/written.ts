import { appendFileSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes the files of an export. All writes since the last call of `keep` can be reverted. */
export type WrittenFiles = {
  /**
   * Creates a file.
   * @throws NodeJS.ErrnoException
   */
  write: (path: string, text: string) => void;
  /**
   * Appends text to a file, which is created if it does not exist.
   * @throws NodeJS.ErrnoException
   */
  append: (path: string, text: string) => void;
  keep: () => void;
  takeBack: () => void;
};

/** Only the account that runs the export may read the files. */
const MODE = { folder: 0o700, file: 0o600 } as const;

/** The maximum number of characters in the buffer. The last text may exceed this maximum. */
const MOST_WAITING = 1_000_000;

export function createWritten(): WrittenFiles {
  const files: string[] = [];
  /** The lengths of the files at the last call of `keep`, in bytes. */
  const lengths = new Map<string, number>();
  const folders = new Set<string>();
  /** The buffered text of each file, which must still be appended to the file. */
  const waiting = new Map<string, string[]>();
  let size = 0;

  function flush() {
    for (const [path, texts] of waiting) {
      makeFolder(path);
      if (!lengths.has(path))
        lengths.set(path, statSync(path, { throwIfNoEntry: false })?.size ?? 0);
      appendFileSync(path, texts.join(""), { mode: MODE.file });
    }
    waiting.clear();
    size = 0;
  }

  function makeFolder(path: string) {
    const folder = dirname(path);
    if (folders.has(folder)) return;
    mkdirSync(folder, { recursive: true, mode: MODE.folder });
    folders.add(folder);
  }

  return {
    write(path, text) {
      makeFolder(path);
      files.push(path);
      writeFileSync(path, text, { mode: MODE.file });
    },
    append(path, text) {
      const known = waiting.get(path);
      if (known) known.push(text);
      else waiting.set(path, [text]);
      size += text.length;
      if (size > MOST_WAITING) flush();
    },
    keep() {
      flush();
      files.length = 0;
      lengths.clear();
    },
    takeBack() {
      waiting.clear();
      size = 0;
      for (const [path, length] of lengths) truncateSync(path, length);
      for (const path of files) rmSync(path, { force: true });
      this.keep();
    },
  };
}
