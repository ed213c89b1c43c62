"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenAtRest } from "@/lib/idle";

/**
 * A component whose code is fetched once the page has loaded and is at rest, so that it costs the first
 * load nothing. Until then, and on a visit on which its code does not arrive, there is none of it.
 *
 * @param isWanted asked in the browser; where it says no, nothing is fetched
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
          (Loaded) => setPart(() => Loaded),
          () => {},
        );
      });
    }, []);
    return Part && <Part {...props} />;
  };
}
