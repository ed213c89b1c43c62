/**
 * Constants for lazy loading from docs/specification.md, "Business constants and limits". The preload factor is in
 * components/ui/preload-margin.ts.
 */
export const LAZY_IMAGES = {
  throttleMs: 200,
  attempts: 3,
  cacheSize: 200,
} as const;

/**
 * The URLs of loaded pictures. A picture in this list is displayed at once the next time. The oldest URL is removed
 * first.
 */
export class ArrivedPictures {
  readonly #urls = new Set<string>();
  readonly #size: number;

  constructor(size: number = LAZY_IMAGES.cacheSize) {
    this.#size = size;
  }

  has(url: string): boolean {
    return this.#urls.has(url);
  }

  add(url: string) {
    this.#urls.delete(url);
    this.#urls.add(url);
    const [oldest] = this.#urls;
    if (this.#urls.size > this.#size && oldest !== undefined) this.#urls.delete(oldest);
  }
}

/**
 * Returns a function that runs `action` at the first call and then at most once per `throttleMs`. Calls during the
 * waiting time cause one run at the end of this time.
 */
export function throttle(action: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const open = () => {
    timer = undefined;
    if (!isDue) return;
    isDue = false;
    run();
  };
  const run = () => {
    action();
    timer = setTimeout(open, LAZY_IMAGES.throttleMs);
  };
  return () => {
    if (timer === undefined) run();
    else isDue = true;
  };
}
