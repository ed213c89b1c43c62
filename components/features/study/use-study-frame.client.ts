"use client";

import { useLayoutEffect } from "react";

/**
 * Hides the header of the site while a study is displayed (site-header.module.css). If the URL names a study, a script
 * hides the header before the first paint (shell/layout/head-script.ts).
 */
export function useStudyFrame(isStudy: boolean) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!isStudy) {
      delete dataset.frame;
      return;
    }
    dataset.frame = "study";
    return () => {
      delete dataset.frame;
    };
  }, [isStudy]);
}
