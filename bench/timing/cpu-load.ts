export const BUSY_MS = 12;
export const PAUSE_MS = [5, 25] as const;

/** Keeps the page's main thread busy, as other work during a trial does. @returns a function that ends the load */
export function startLoad(): () => void {
  const [shortest, longest] = PAUSE_MS;
  let timer = 0;
  const pause = () => {
    timer = window.setTimeout(work, shortest + Math.random() * (longest - shortest));
  };
  const work = () => {
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end);
    pause();
  };
  pause();
  return () => clearTimeout(timer);
}
