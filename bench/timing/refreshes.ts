/** Stamps of the display's frames, in order, since `watchRefreshes` was called. */
const stamps: number[] = [];

/** Records every frame of the display. It runs during all methods alike. */
export function watchRefreshes() {
  const note = (stamp: number) => {
    stamps.push(stamp);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/**
 * The refresh at which a display shows a frame rendered at a given moment: the next refresh. A browser without a screen reports
 * when it has rendered a frame, some ms into it, and not which refresh shows it.
 *
 * @param noted stamps of frames, rising; frames may be missing if the page was busy
 */
export function refreshAfter(renderedMs: number, frameMs: number, noted = stamps): number {
  const before = noted.findLast((stamp) => stamp <= renderedMs) ?? Number.NaN;
  return before + (Math.floor((renderedMs - before) / frameMs) + 1) * frameMs;
}
