"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { focusCounterpart } from "@/components/ui/counterpart";
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
  /** The element with the focus when the builder replaced the drawing. */
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (!slot.current) return;
    let isMounted = true;
    const stop = whenNear(slot.current, () => {
      loadDespiteLeaving(() => import("./live-builder.client")).then(
        ({ LiveBuilder }) => {
          if (!isMounted) return;
          focused.current = document.activeElement;
          setPart(() => LiveBuilder);
        },
        () => {},
      );
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, []);

  useEffect(() => {
    const lost = focused.current;
    if (Part && lost && !lost.isConnected && slot.current) focusCounterpart(lost, slot.current);
  }, [Part]);

  return <div ref={slot}>{Part ? <Part {...builder} /> : children}</div>;
}
