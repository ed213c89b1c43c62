"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import { whenNear } from "@/components/ui/when-near";
import type { LiveBuilderProps } from "./live-builder.client";

/** The builder, which works once it comes near. If its code does not arrive, its drawing stays. */
export function BuilderSlot({
  children,
  ...builder
}: LiveBuilderProps & {
  /** The builder as a drawing. */
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
