"use client";

import { type ComponentType, startTransition, useEffect, useState } from "react";
import { whenAtRest } from "@/lib/idle";

/**
 * Returns a component whose code is fetched once the page has loaded and is idle, so that the first load does not wait
 * for the code. The component renders nothing until then, or if the code fails to load. Once the code is loaded, a page
 * to which the visitor returns displays the component from the beginning, and therefore has its previous height.
 *
 * @param isWanted called in the browser; the code is not fetched if it returns false
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
          // React renders a transition in slices, so that input between two slices is handled.
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
