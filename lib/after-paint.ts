/**
 * Calls back in a task of its own after the next frame, so that what has just been changed is seen
 * before what follows from it is worked out.
 * @returns forgets it
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
