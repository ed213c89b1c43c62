"use client";

import { type ComponentType, startTransition, useEffect, useState } from "react";
import { whenAtRest } from "@/lib/idle";

/**
 * A component whose code is fetched once the page has loaded and is idle, so that it costs the first load
 * nothing. Renders nothing until then, or if the code does not arrive; once it has arrived, a page that is come
 * back to has it from the beginning, and so is as high as it was.
 *
 * @param isWanted called in the browser; false fetches nothing
 */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyOnIdle(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded || !isWanted()) return;
      return whenAtRest(() => {
        load().then(
          // A transition is rendered in slices, so that what a visitor does meanwhile is answered.
          (Loaded) => {
            loaded = Loaded;
            startTransition(() => setPart(() => Loaded));
          },
          () => {},
        );
      });
    }, []);
    return Part && <Part {...props} />;
  };
}
