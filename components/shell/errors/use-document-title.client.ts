"use client";

import { useLayoutEffect } from "react";

/**
 * Sets the title of the document while the component is mounted, and restores that title if Next writes the page's
 * title later during the first load.
 */
export function useDocumentTitle(title: string) {
  useLayoutEffect(() => {
    // The title is normalised in the same way as `document.title`; otherwise a line break in a message would look like
    // a change each time.
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
