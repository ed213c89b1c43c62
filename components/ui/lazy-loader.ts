/** docs/specification.md, "Business constants and limits"; the preload factor is in components/ui/preload-margin.ts. */
export const LAZY_IMAGES = {
  throttleMs: 200,
  attempts: 3,
  cacheSize: 200,
} as const;

/** Addresses that have arrived, the oldest forgotten first, so that they show at once next time. */
export class ArrivedPictures {
  readonly #addresses = new Set<string>();
  readonly #size: number;

  constructor(size: number = LAZY_IMAGES.cacheSize) {
    this.#size = size;
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }

  add(address: string) {
    this.#addresses.delete(address);
    this.#addresses.add(address);
    const [oldest] = this.#addresses;
    if (this.#addresses.size > this.#size && oldest !== undefined) this.#addresses.delete(oldest);
  }
}

/** Runs `action` at the first call and then at most once per `throttleMs`, with a last run for calls in between. */
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
