export const BUSY_MS = 12;
export const PAUSE_MS = [5, 25] as const;

/** Keeps the page's main thread busy. Other work during a trial would have the same effect. */
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
