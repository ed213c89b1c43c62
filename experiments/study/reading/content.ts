import { bytesOf } from "./zip-directory";

/** The content of a file or of an entry, in memory or on the disk. */
export type Content = {
  size: number;
  bytes: () => Promise<Uint8Array>;
  blob: () => Blob;
};

export const ofBlob = (blob: Blob): Content => ({
  size: blob.size,
  bytes: () => bytesOf(blob),
  blob: () => blob,
});

export const ofBytes = (bytes: Uint8Array<ArrayBuffer>): Content => ({
  size: bytes.length,
  bytes: async () => bytes,
  blob: () => new Blob([bytes]),
});
