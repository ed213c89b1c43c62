"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import { whenNear } from "@/components/ui/when-near";
import type { LiveBuilderProps } from "./live-builder.client";

/**
 * The study builder. A drawing is displayed first. When the drawing is near the window, the interactive builder
 * replaces it. If the code of the builder fails to load, the drawing remains.
 */
export function BuilderSlot({
  children,
  ...builder
}: LiveBuilderProps & {
  /** A drawing of the builder. */
  children: React.ReactNode;
}) {
  const slot = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<LiveBuilderProps>>();

  useEffect(() => {
    if (!slot.current) return;
    let isMounted = true;
    const stop = whenNear(slot.current, () => {
      loadDespiteLeaving(() => import("./live-builder.client")).then(
        ({ LiveBuilder }) => isMounted && setPart(() => LiveBuilder),
        () => {},
      );
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, []);

  return <div ref={slot}>{Part ? <Part {...builder} /> : children}</div>;
}
