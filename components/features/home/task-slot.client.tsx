"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import { whenNear } from "@/components/ui/when-near";
import type { LiveTaskProps } from "./live-task.client";
import styles from "./task-slot.module.css";

/**
 * The task's description, with sliders once it comes near. If their code does not arrive, it keeps the published
 * values.
 */
export function TaskSlot({
  children,
  actions,
  ...task
}: LiveTaskProps & {
  children: React.ReactNode;
  /** Links to the next steps. They stay mounted while the rest changes, and keep the focus. */
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
