"use client";

import { useEffect, useId, useRef } from "react";
import styles from "./panel.module.css";

/** A message above the form. It receives the focus when it appears. */
export function ContactPanel({
  title,
  tone = "plain",
  children,
}: {
  title: string;
  tone?: "plain" | "error";
  children: React.ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-tone={tone}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
