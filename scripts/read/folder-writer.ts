import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileWriter } from "@/experiments/study/findings/downloads/file-writer";

/** Only the account that runs the command may read the files. */
const MODE = { folder: 0o700, file: 0o600 } as const;

/** The number of characters of a file that wait in memory. */
const MOST_WAITING = 1_000_000;

/**
 * Writes the files of a data set into a folder, so that none of them is in memory as a whole.
 * @param place returns the path in the folder for the path of a file in the data set
 */
export function folderWriter(folder: string, place: (path: string) => string = (path) => path) {
  const begin: FileWriter["begin"] = (path) => {
    const target = join(folder, place(path));
    mkdirSync(dirname(target), { recursive: true, mode: MODE.folder });
    const file = openSync(target, "wx", MODE.file);
    let waiting: string[] = [];
    let length = 0;
    const flush = () => {
      writeSync(file, waiting.join(""));
      waiting = [];
      length = 0;
    };
    return {
      write(text) {
        waiting.push(text);
        length += text.length;
        if (length > MOST_WAITING) flush();
      },
      end() {
        flush();
        closeSync(file);
      },
    };
  };
  return {
    begin,
    file(path, text) {
      const file = begin(path);
      file.write(text);
      file.end();
    },
  } satisfies FileWriter;
}
