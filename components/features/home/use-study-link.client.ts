"use client";

import { type MouseEvent, useCallback, useRef, useState } from "react";
import { isPlainClick } from "@/components/shell/navigation/plain-click";
import { withBase } from "@/lib/base-path";
import { type Locale, pathOf } from "@/lib/routes";

type Planned = { readonly [key: string]: unknown };
type MakeHash = (document: Planned) => string;

const loadMaker = async (): Promise<MakeHash> =>
  (await import("@/experiments/study/document/link")).linkHash;

/**
 * Returns a link that opens a study in the study builder with a number of participants. The code that creates the link
 * is fetched by `prepare`. If the visitor presses the link earlier, the press fetches the code. If the code fails to
 * load, the builder opens with the example of the builder.
 * @param start number of participants in the example of the builder
 */
export function useStudyLink(document: Planned, people: number, start: number, locale: Locale) {
  const builder = pathOf("protocol", locale);
  const [make, setMake] = useState<MakeHash | null>(null);
  const asked = useRef<Promise<MakeHash>>(null);

  const prepare = useCallback(async () => {
    try {
      asked.current ??= loadMaker();
      const maker = await asked.current;
      setMake(() => maker);
      return maker;
    } catch {
      asked.current = null;
      return null;
    }
  }, []);

  const hrefOf = (maker: MakeHash | null) =>
    maker && people !== start
      ? builder + maker({ ...document, plan: { ...(document.plan as object), people } })
      : builder;

  const follow = (event: MouseEvent) => {
    if (make || people === start || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    void prepare().then((maker) => location.assign(withBase(hrefOf(maker))));
  };

  return { href: hrefOf(make), prepare, follow };
}
