import { type Content, ofBlob, ofBytesOf } from "./content";
import { AT_ONCE } from "./read-archive";

/**
 * Returns a function that returns the content of each of some blobs, which must be asked for in their order. The disk reads
 * the next small blob while the present one is read.
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
