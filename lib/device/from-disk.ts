/** Returns whether the page was opened from a file on a disk, as people open a standalone archive that they unpacked. */
export const isFromDisk = (): boolean => location.protocol === "file:";
