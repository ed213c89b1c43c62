"use client";

import type { NamedBlob } from "@/experiments/study/reading/known-file";

/** Returns files that a visitor chose. A file of a chosen folder has its path within this folder. */
export const chosenInputs = (files: Iterable<File>): NamedBlob[] =>
  [...files].map((file) => ({
    name: file.name,
    path: file.webkitRelativePath || file.name,
    blob: file,
  }));

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<NamedBlob | null>((resolve) => {
    entry.file(
      (file) => resolve({ name: file.name, path: entry.fullPath.replace(/^\//, ""), blob: file }),
      // A file that was moved since it was dropped cannot be opened. The other files are read.
      () => resolve(null),
    );
  });

/** Browsers return the content of a folder in parts. An empty part is the last. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function inputsOf(entries: readonly FileSystemEntry[]): Promise<NamedBlob[]> {
  const inputs: NamedBlob[] = [];
  const waiting = [...entries].reverse();
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    if (entry.isDirectory)
      waiting.push(...(await childrenOf(entry as FileSystemDirectoryEntry)).reverse());
    else if (entry.isFile) {
      const input = await fileOf(entry as FileSystemFileEntry);
      if (input) inputs.push(input);
    }
  }
  return inputs;
}

/**
 * Returns the files of a drop, including the files in dropped folders. The entries must be taken while the event is
 * handled, because browsers empty the transfer afterwards.
 */
export function droppedInputs(transfer: DataTransfer): Promise<NamedBlob[]> {
  const entries = [...transfer.items].flatMap((item) =>
    item.kind === "file" ? (item.webkitGetAsEntry?.() ?? []) : [],
  );
  return entries.length > 0 ? inputsOf(entries) : Promise.resolve(chosenInputs(transfer.files));
}
