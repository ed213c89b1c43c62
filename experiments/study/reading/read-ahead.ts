import { type Content, ofBlob, ofBytesOf } from "./content";
import { AT_ONCE } from "./read-archive";

/** The largest number of blobs that are loaded from the disk while another blob is processed. */
const AHEAD = 8;

/**
 * Returns a function that returns the content of a blob from a list. The blobs must be requested in their order. While
 * one blob is processed, the next small blobs are already loaded from the disk.
 */
export function createAhead(blobs: readonly Blob[]): () => Content {
  const opened: Content[] = [];
  let [place, openedBytes] = [0, 0];

  function openNext() {
    for (let blob = blobs[place]; blob && opened.length < AHEAD; blob = blobs[place]) {
      if (opened.length > 0 && openedBytes + blob.size > AT_ONCE) return;
      place += 1;
      openedBytes += blob.size;
      opened.push(blob.size <= AT_ONCE ? ofBytesOf(blob) : ofBlob(blob));
    }
  }

  openNext();
  return () => {
    const content = opened.shift() ?? ofBlob(new Blob());
    openedBytes -= content.size;
    openNext();
    return content;
  };
}
