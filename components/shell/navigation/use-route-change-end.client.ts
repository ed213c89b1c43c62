"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { whenElementAppears } from "./late-element";
import { isOtherPage, navigation } from "./navigation-store";

/** The parameters that name the content of the page of participants: a task, a study or a result. */
const CONTENT = ["app", "p", "result"];

/** Ends the navigation once the new page is in the DOM, and moves the focus to the title of the new page. */
export function useRouteChangeEnd() {
  const pathname = usePathname();
  const parameters = useSearchParams();
  const query = parameters.toString();
  const names = pathname.endsWith("/study") ? CONTENT : [];
  const page = JSON.stringify([pathname, ...names.map((name) => parameters.getAll(name))]);
  const shown = useRef<{ path: string; page: string } | null>(null);

  useEffect(() => {
    const path = `${pathname}?${query}`;
    const before = shown.current;
    shown.current = { path, page };
    if (before?.path === path) return;
    const { status, target } = navigation.get();
    // A visitor may follow a link on the first page before this component is hydrated, because this component is
    // hydrated late.
    const isLeaving = before === null && target !== null && isOtherPage(target, location);
    // If the new page is an error page, it has already reported `failed` at this time.
    if (status === "pending" && !isLeaving) navigation.finish();
    if (before !== null && before.page !== page && !location.hash) return focusTitle();
  }, [pathname, query, page]);
}

const titleOf = () => document.querySelector<HTMLElement>("main h1");

/**
 * Moves the focus to the title of the page. The code of a study or result may load after the navigation, so the title may
 * be inserted late.
 * @returns a function that stops waiting for the title
 */
function focusTitle() {
  const title = titleOf();
  if (!title) return whenElementAppears(titleOf, focusUnlessInside);
  title.focus({ preventScroll: true });
}

/** Moves the focus to a late title, unless the page has already moved the focus to another part of itself. */
function focusUnlessInside(title: HTMLElement) {
  if (!title.closest("main")?.contains(document.activeElement))
    title.focus({ preventScroll: true });
}
