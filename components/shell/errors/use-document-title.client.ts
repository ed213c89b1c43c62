"use client";

import { useLayoutEffect } from "react";

/**
 * Sets the title of the page while the component is mounted. If Next writes another title later during the first load,
 * the hook sets its title again.
 */
export function useDocumentTitle(title: string) {
  useLayoutEffect(() => {
    // The title is normalised in the same way as `document.title`. Otherwise a title with a line break would always
    // look changed.
    const own = title.replace(/[\t\n\f\r ]+/g, " ").trim();
    let replaced = document.title;
    const show = () => {
      if (document.title === own) return;
      replaced = document.title;
      document.title = own;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title === own) document.title = replaced;
    };
  }, [title]);
}
