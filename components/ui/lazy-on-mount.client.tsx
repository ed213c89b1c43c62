"use client";

import { type ComponentType, startTransition, useEffect, useState } from "react";
import { loadDespiteLeaving } from "./load-despite-leaving";

/**
 * The shortest time for which a placeholder is displayed, ms. A shorter time would look like a flash (docs/design.md,
 * "Generic behaviours").
 */
export const PLACEHOLDER_MS = 200;

type Part<Props> = { Part: ComponentType<Props> } | { failure: unknown };

/**
 * Returns a component whose code is fetched when the component first mounts. The placeholder is displayed until the
 * code has loaded. If the chunk is lost, the component throws an error, and the error page handles this error.
 */
export function lazyOnMount<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => React.ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyOnMount(props: Props) {
    const [part, setPart] = useState<Part<Props> | null>(() => (loaded ? { Part: loaded } : null));
    const isShown = part !== null;

    useEffect(() => {
      if (isShown) return;
      let isMounted = true;
      const shownLongEnough = new Promise((resolve) => setTimeout(resolve, PLACEHOLDER_MS));
      Promise.all([loadDespiteLeaving(load), shownLongEnough]).then(
        ([Part]) => {
          loaded = Part;
          // React renders a transition in slices, so that input between two slices is handled.
          if (isMounted) startTransition(() => setPart({ Part }));
        },
        (failure) => {
          if (isMounted) setPart({ failure });
        },
      );
      return () => {
        isMounted = false;
      };
    }, [isShown]);

    if (part && "failure" in part) throw part.failure;
    return part ? <part.Part {...props} /> : placeholder(props);
  };
}
