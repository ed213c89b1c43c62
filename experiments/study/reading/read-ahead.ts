import { type Content, ofBlob, ofBytesOf } from "./content";
import { AT_ONCE } from "./read-archive";

/**
 * Returns a function that returns the content of a blob from a list. The blobs must be requested in their order. While
 * one blob is processed, the next small blob is already loaded from the disk.
 */
export function createAhead(blobs: readonly Blob[]): () => Content {
  const open = (blob: Blob | undefined): Content | undefined =>
    blob && (blob.size <= AT_ONCE ? ofBytesOf(blob) : ofBlob(blob));
  let place = 0;
  let next = open(blobs[0]);
  return () => {
    const content = next ?? ofBlob(new Blob());
    place += 1;
    next = open(blobs[place]);
    return content;
  };
}
