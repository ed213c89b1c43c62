"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

const ABOUT = "[data-about]";

/**
 * Highlights the numbers of a text while the pointer or the focus is on the field that contains the numbers. Also
 * highlights a field while the pointer or the focus is on its number in the text. The hook changes attributes of the page directly,
 * so that the fields need not render again.
 * @param onGo receives the field's name when its number is clicked, or when Enter is pressed on it
 */
export function useLit(root: RefObject<HTMLElement | null>, onGo: (about: string) => void) {
  const go = useEffectEvent(onGo);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const ending = new AbortController();
    const { signal } = ending;
    const light = ({ target }: Event) => {
      const from = target instanceof Element ? target.closest<HTMLElement>(ABOUT) : null;
      const about = from?.dataset.about;
      for (const lit of current.querySelectorAll<HTMLElement>("[data-lit]"))
        if (lit.dataset.about !== about || lit === from) delete lit.dataset.lit;
      if (about === undefined) return;
      for (const each of current.querySelectorAll<HTMLElement>(ABOUT))
        if (each.dataset.about === about && each !== from) each.dataset.lit = "";
    };
    for (const event of ["pointerover", "focusin"])
      current.addEventListener(event, light, { signal, passive: true });
    const follow = ({ target }: Event) => {
      const about =
        target instanceof Element
          ? target.closest<HTMLElement>(`mark${ABOUT}`)?.dataset.about
          : undefined;
      if (about !== undefined) go(about);
    };
    current.addEventListener("click", follow, { signal });
    current.addEventListener("keydown", (event) => event.key === "Enter" && follow(event), {
      signal,
    });
    return () => ending.abort();
  }, [root]);
}
