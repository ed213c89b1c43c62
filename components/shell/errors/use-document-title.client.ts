"use client";

import { useLayoutEffect } from "react";

/**
 * Gives the document a title of its own while the component stands, also when Next writes that of
 * the page afterwards, which it does on a first load.
 */
export function useDocumentTitle(title: string) {
  useLayoutEffect(() => {
    // As `document.title` reads: otherwise a line break in a message would be a change for ever.
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
