"use client";

import { usePathname } from "next/navigation";
import { Component } from "react";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { noteHeight } from "./page-height";

/** Half for leaving, half for entering (docs/specification.md, "Business constants and limits"). */
const PAGE_TRANSITION_MS = 300;

/** How much of the new page is to be seen from its first frame on, under the page that leaves. */
const WAITING_OPACITY = 0.5;

/**
 * The page transition, named `page`, out-in (docs/specification.md, "Screens and routes"): the old
 * page leaves, then the new page comes out. The new page is in the document from the start, can be
 * read under the old one, and takes pointers and keys. Nothing moves for those who prefer reduced motion.
 */
export function PageTransition() {
  return <LeaveAndEnter pathname={usePathname()} />;
}

/** A class, because only `shouldComponentUpdate` and `componentDidUpdate` know the page before. */
class LeaveAndEnter extends Component<{ pathname: string }> {
  #leaving: HTMLElement | undefined;
  #old: OldPage | null = null;

  /** Looks at the old page while nothing has changed: styles of the new page would cost a layout of it. */
  override shouldComponentUpdate({ pathname }: { pathname: string }): boolean {
    if (pathname === this.props.pathname) return false;
    noteHeight(this.props.pathname);
    const isMotionUnwanted = prefersReducedMotion() || !("animate" in Element.prototype);
    this.#old = isMotionUnwanted ? null : oldPage();
    return true;
  }

  override componentDidUpdate() {
    this.#leaving?.remove();
    const page = this.#old;
    this.#old = null;
    if (!page) return;
    const half = PAGE_TRANSITION_MS / 2;
    const picture = pictureOf(page);
    this.#leaving = picture;
    document.body.append(picture);
    picture
      .animate(
        { opacity: [1, 0] },
        // Quickly at first, so that two texts lie over each other for a few frames only.
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

  override componentWillUnmount() {
    this.#leaving?.remove();
  }

  override render() {
    return null;
  }
}

/** The parts of the main part and where it stands. What is out of view keeps its room only. */
type OldPage = {
  parts: ChildNode[];
  outOfView: { element: HTMLElement; height: number }[];
  place: DOMRect;
  className: string;
  layout: string;
};

function oldPage(): OldPage | null {
  const main = document.querySelector("main");
  if (!main) return null;
  return {
    parts: [...main.childNodes],
    outOfView: outOfView(main),
    place: main.getBoundingClientRect(),
    className: main.className,
    // Colours depend on the frame that the page is taken from.
    layout: main.closest<HTMLElement>("[data-layout]")?.dataset.layout ?? "",
  };
}

/** The elements in which nothing is to be seen, the outermost of each. */
function outOfView(parent: Element): OldPage["outOfView"] {
  return [...parent.children].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isOut = bottom < 0 || top > innerHeight;
    if (isOut && element instanceof HTMLElement) return { element, height };
    return height > innerHeight ? outOfView(element) : [];
  });
}

/**
 * A dead picture of the old page: not focusable, not announced, without ids. It is made of the very
 * elements that React has just taken out of the document, which costs less than a copy.
 */
function pictureOf({ parts, outOfView, place, className, layout }: OldPage): HTMLElement {
  const picture = document.createElement("div");
  picture.className = className;
  picture.dataset.layout = layout;
  picture.inert = true;
  picture.ariaHidden = "true";
  Object.assign(picture.style, {
    position: "fixed",
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    pointerEvents: "none",
  });
  picture.append(...parts.filter((part) => !part.isConnected));
  for (const element of picture.querySelectorAll("[id]")) element.removeAttribute("id");
  for (const { element, height } of outOfView)
    Object.assign(element.style, { contentVisibility: "hidden", height: `${height}px` });
  return picture;
}
