"use client";

import { type ComponentType, startTransition, useEffect, useState } from "react";
import { whenAtRest } from "@/lib/idle";

/**
 * A component whose code is fetched once the page has loaded and is idle, so that it costs the first load
 * nothing. Renders nothing until then, or if the code does not arrive.
 *
 * @param isWanted called in the browser; false fetches nothing
 */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
): ComponentType<Props> {
  return function LazyOnIdle(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (!isWanted()) return;
      return whenAtRest(() => {
        load().then(
          // A transition is rendered in slices, so that what a visitor does meanwhile is answered.
          (Loaded) => startTransition(() => setPart(() => Loaded)),
          () => {},
        );
      });
    }, []);
    return Part && <Part {...props} />;
  };
}
