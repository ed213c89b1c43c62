"use client";

import { useEffect, useState } from "react";
import { PARTS, type Part } from "./shared/panes";

/** The share of the window's height above which a section must begin to be the current section. */
const READ_AT = 0.55;

const NAMES = Object.keys(PARTS) as Part[];

/** Returns the last section that begins in the upper part of the window; at the end of the page, anywhere in the window. */
function currentPart(): Part | null {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
  const edge = isAtEnd ? clientHeight : clientHeight * READ_AT;
  const isRead = (part: Part) => {
    const box = document.getElementById(PARTS[part])?.getBoundingClientRect();
    // A section in a hidden pane has no size.
    return box !== undefined && box.height > 0 && box.top < edge;
  };
  return NAMES.findLast(isRead) ?? null;
}

/** Returns the section of the editor that the visitor reads; null if none is displayed. */
export function useCurrentPart(): Part | null {
  const [current, setCurrent] = useState<Part | null>(null);
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setCurrent(currentPart());
      });
    };
    soon();
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", soon);
      removeEventListener("resize", soon);
    };
  }, []);
  return current;
}
