"use client";

import { useLayoutEffect, useRef, useState } from "react";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { droppedInputs } from "./dropped-files.client";
import styles from "./read-files.module.css";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/**
 * Accepts files that are dropped anywhere on the page. While files are dragged over the page, a border is displayed
 * around the page.
 */
export function DropTarget({
  text,
  onInputs,
}: {
  text: string;
  onInputs: (inputs: readonly NamedBlob[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onInputs);
  useLayoutEffect(() => {
    latest.current = onInputs;
  });

  // The listeners are added before the page displays that files can be dropped.
  useLayoutEffect(() => {
    // Each element that the pointer enters and leaves sends an event. The pointer has left the page when it has left
    // all entered elements.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth += 1;
      setOver(true);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      void droppedInputs(event.dataTransfer).then((inputs) => latest.current(inputs));
    };
    const listeners = [
      ["dragenter", enter],
      ["dragover", over],
      ["dragleave", leave],
      ["drop", drop],
    ] as const;
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
    };
  }, []);

  return isOver ? (
    <div className={styles.over} aria-hidden="true">
      <p>{text}</p>
    </div>
  ) : null;
}
