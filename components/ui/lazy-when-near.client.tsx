"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { lazyOnMount } from "./lazy-on-mount.client";
import { whenNear } from "./when-near";

/**
 * Returns a component whose code is fetched when its position is near the window, and therefore never while the
 * position is hidden. The parent element reserves the space.
 */
export function lazyWhenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyOnMount(load, () => <div data-lazy />);

  return function LazyWhenNear(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setIsNear] = useState(false);

    useEffect(() => {
      if (place.current) return whenNear(place.current, () => setIsNear(true));
    }, []);

    return isNear ? <Part {...props} /> : <div data-lazy ref={place} />;
  };
}
