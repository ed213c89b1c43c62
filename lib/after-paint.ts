/**
 * Calls back in a separate task after the next frame, so that the browser paints a change before the work that follows
 * from it starts.
 * @returns a function that cancels the call
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
