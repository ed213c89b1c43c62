/** The content of a file or of an entry, in memory or on the disk. */
export type Content = {
  size: number;
  /** Returns the bytes, or a part of them. A part that lies beyond the end is shorter. */
  bytes: (from?: number, to?: number) => Promise<Uint8Array<ArrayBuffer>>;
  part: (from: number, to: number) => Content;
  blob: () => Blob;
};

export const ofBlob = (blob: Blob): Content => ({
  size: blob.size,
  bytes: async (from = 0, to = blob.size) =>
    new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  part: (from, to) => ofBlob(blob.slice(from, to)),
  blob: () => blob,
});

export const ofBytes = (bytes: Uint8Array<ArrayBuffer>): Content => ({
  size: bytes.length,
  bytes: async (from = 0, to = bytes.length) =>
    from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to),
  part: (from, to) => ofBytes(bytes.subarray(from, to)),
  blob: () => new Blob([bytes]),
});

/** Returns the content of a small file, whose bytes are read immediately and only once. */
export function ofBytesOf(blob: Blob): Content {
  const whole = blob.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  // The fault is reported when the bytes are needed.
  whole.catch(() => undefined);
  return {
    ...ofBlob(blob),
    bytes: async (from = 0, to = blob.size) => (await whole).subarray(from, to),
  };
}
