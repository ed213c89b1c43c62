/** The time stamps of the display's frames in order, since the call of `watchRefreshes`. */
const stamps: number[] = [];

/**
 * Records every frame of the display. The recording is the same during all methods, so that it affects all of them
 * equally.
 */
export function watchRefreshes() {
  const note = (stamp: number) => {
    stamps.push(stamp);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/**
 * Returns the refresh at which a display shows a frame that was rendered at a given moment: the next refresh. A browser
 * without a screen reports the time at which it has rendered a frame, some ms after the frame began. It does not report
 * the refresh that shows the frame.
 *
 * @param noted the stamps of frames in increasing order; frames may be missing if the page was busy
 */
export function refreshAfter(renderedMs: number, frameMs: number, noted = stamps): number {
  const before = noted.findLast((stamp) => stamp <= renderedMs) ?? Number.NaN;
  return before + (Math.floor((renderedMs - before) / frameMs) + 1) * frameMs;
}
