"use client";

import { usePathname } from "next/navigation";
import { Component } from "react";

/** Specification section 9: default transition duration. Half for leaving, half for entering. */
export const PAGE_TRANSITION_MS = 300;

/**
 * The page transition, named `page`, out-in (specification section 2): a picture of the old page
 * leaves, then the new page enters. The new page is in the document from the start and takes pointers
 * and keys; only its opacity waits. Nothing moves for those who prefer reduced motion.
 */
export function PageTransition() {
  return <LeaveAndEnter pathname={usePathname()} />;
}

/** A class, because only `getSnapshotBeforeUpdate` sees the old page just before it goes. */
class LeaveAndEnter extends Component<{ pathname: string }, object, HTMLElement | null> {
  #leaving: HTMLElement | undefined;

  override getSnapshotBeforeUpdate(previous: { pathname: string }): HTMLElement | null {
    const isMotionUnwanted = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const isSamePage = previous.pathname === this.props.pathname;
    return isSamePage || isMotionUnwanted ? null : pictureOfPage();
  }

  override componentDidUpdate(_: unknown, __: unknown, picture: HTMLElement | null) {
    this.#leaving?.remove();
    if (!picture) return;
    const half = PAGE_TRANSITION_MS / 2;
    this.#leaving = picture;
    document.body.append(picture);
    picture
      .animate({ opacity: [1, 0] }, { id: "page-leave", duration: half, fill: "forwards" })
      .finished.finally(() => picture.remove());
    document
      .querySelector("main")
      ?.animate(
        { opacity: [0, 1] },
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

/** A dead copy of the main part where it stands: not focusable, not announced, without ids. */
function pictureOfPage(): HTMLElement | null {
  const main = document.querySelector("main");
  if (!main) return null;
  const copy = main.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
  // Colours depend on the frame that the copy is taken from.
  const picture = document.createElement("div");
  picture.dataset.layout = main.closest<HTMLElement>("[data-layout]")?.dataset.layout ?? "";
  picture.inert = true;
  picture.ariaHidden = "true";
  const { left, top, width } = main.getBoundingClientRect();
  Object.assign(picture.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    pointerEvents: "none",
  });
  picture.append(copy);
  return picture;
}
