/** A file that is being written. Each call must have ended before the next. */
export type OpenFile = {
  write(text: string): Promise<void> | void;
  end(): Promise<void> | void;
};

/** Writes the files of a data set, into a zip file or a folder. */
export type FileWriter = {
  /** Begins a file. A file that begins before another has ended may remain in memory, compressed, until then. */
  begin(path: string): OpenFile;
  file(path: string, text: string): Promise<void> | void;
};
