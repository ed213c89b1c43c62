"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { lazyOnMount } from "./lazy-on-mount.client";
import { whenNear } from "./when-near";

/**
 * Returns a component whose code is fetched when its position on the page is near the window. While the position is
 * hidden, the code is therefore not fetched. The parent element reserves the space.
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
