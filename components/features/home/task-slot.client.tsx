"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import { whenNear } from "@/components/ui/when-near";
import type { LiveTaskProps } from "./live-task.client";
import styles from "./task-slot.module.css";

/**
 * The task's description, which answers to sliders from when it comes near. Where their code does not
 * arrive it stays as it was written.
 */
export function TaskSlot({
  children,
  actions,
  ...task
}: LiveTaskProps & {
  children: React.ReactNode;
  /** Where to go from here. They stay while the rest changes, and keep the focus. */
  actions: React.ReactNode;
}) {
  const slot = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<LiveTaskProps>>();
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (!slot.current) return;
    let isMounted = true;
    const stop = whenNear(slot.current, () => {
      loadDespiteLeaving(() => import("./live-task.client")).then(
        ({ LiveTask }) => isMounted && setPart(() => LiveTask),
        () => isMounted && setLost(true),
      );
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, []);

  return (
    <div ref={slot} className={styles.slot} data-lost={isLost || undefined}>
      {Part ? <Part {...task} /> : children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
