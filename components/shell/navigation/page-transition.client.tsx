"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useMemo, useRef } from "react";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { noteHeight } from "./page-height";

/**
 * Half of this time is for the old page and half for the new page (docs/specification.md, "Business constants and
 * limits").
 */
const PAGE_TRANSITION_MS = 300;

/** The opacity of the new page under the old page, at which it is readable from its first frame. */
const WAITING_OPACITY = 0.5;

/**
 * The page transition with the name `page`. The old page disappears before the new page appears (out-in;
 * docs/specification.md, "Screens and routes"). The old page fades out above the new page. The new page is in the DOM
 * and accepts input from the start (docs/adr/0003). Visitors who prefer reduced motion see no animation.
 *
 * The component is rendered before the page, so that its layout effect precedes Next's scrolling. The browser then lays
 * out the old page and the new page in one pass.
 */
export function PageTransition() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  // The old page is measured in the render phase. The commit inserts the styles of the new page, so that measuring
  // later would force another layout of the old page.
  const oldPage = useMemo(
    () => (pathname === shown.current ? null : measurePage(shown.current)),
    [pathname],
  );

  useLayoutEffect(() => {
    shown.current = pathname;
    if (!oldPage) return;
    const picture = pictureOf(oldPage);
    document.body.append(picture);
    crossFade(picture);
    return () => picture.remove();
  }, [pathname, oldPage]);

  return null;
}

function crossFade(picture: HTMLElement) {
  const half = PAGE_TRANSITION_MS / 2;
  picture
    .animate(
      { opacity: [1, 0] },
      // The animation is fast at first, so that the two texts overlap for only a few frames.
      { id: "page-leave", duration: half, easing: "ease-out", fill: "forwards" },
    )
    .finished.finally(() => picture.remove());
  document
    .querySelector("main")
    ?.animate(
      { opacity: [WAITING_OPACITY, 1] },
      { id: "page-enter", duration: half, delay: half, fill: "backwards" },
    );
}

type OldPage = {
  /** The child nodes of `<main>`. */
  nodes: ChildNode[];
  offscreen: { element: HTMLElement; height: number }[];
  box: DOMRect;
  className: string;
  /** The name of the layout, on which the colours depend (tokens.css). */
  layout: string;
};

/**
 * Returns the page at `path` with its measurements, before the visitor leaves it; null if no transition should be
 * visible.
 */
function measurePage(path: string): OldPage | null {
  noteHeight(path);
  const main = document.querySelector("main");
  if (!main || prefersReducedMotion() || !("animate" in Element.prototype)) return null;
  return {
    nodes: [...main.childNodes],
    offscreen: offscreenIn(main),
    box: main.getBoundingClientRect(),
    className: main.className,
    layout: main.closest<HTMLElement>("[data-layout]")?.dataset.layout ?? "",
  };
}

/** Returns the outermost elements that are entirely outside of the window. */
function offscreenIn(parent: Element): OldPage["offscreen"] {
  return [...parent.children].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isOffscreen = bottom < 0 || top > innerHeight;
    if (isOffscreen && element instanceof HTMLElement) return { element, height };
    return height > innerHeight ? offscreenIn(element) : [];
  });
}

/**
 * Returns the old page as an inert picture: it is not focusable, screen readers do not announce it, and it contains no
 * ids. The picture reuses the elements that React has just removed, because a copy would take more time. Elements
 * outside of the window are replaced by empty space.
 */
function pictureOf({ nodes, offscreen, box, className, layout }: OldPage): HTMLElement {
  const picture = document.createElement("div");
  picture.className = className;
  picture.dataset.layout = layout;
  picture.inert = true;
  picture.ariaHidden = "true";
  Object.assign(picture.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    pointerEvents: "none",
  });
  picture.append(...nodes.filter((node) => !node.isConnected));
  for (const element of picture.querySelectorAll("[id]")) element.removeAttribute("id");
  for (const { element, height } of offscreen)
    Object.assign(element.style, { contentVisibility: "hidden", height: `${height}px` });
  return picture;
}
