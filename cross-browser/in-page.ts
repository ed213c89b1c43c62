declare global {
  interface Window {
    /** What has gone wrong in this document. */
    faults?: string[];
    /** Whether what is to be pressed has not heard of it yet. */
    isUnpressed?: boolean;
  }
}

/** Begins to collect what goes wrong in the document. */
export function watch() {
  if (window.faults) return;
  const faults: string[] = [];
  window.faults = faults;
  addEventListener(
    "error",
    ({ message, target }) =>
      faults.push(message ?? `did not load: ${(target as Element | null)?.outerHTML}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    faults.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    faults.push(words.join(" "));
    error.apply(console, words);
  };
}

/** The first visible element that a selector finds; of this name, or one that begins so, where one is given. */
export function find(selector: string, name: string | null): Element | null {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => plain(element.ariaLabel ?? element.textContent ?? "");
  const all = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const sought = plain(name ?? "");
  return (
    all.find((each) => name === null || nameOf(each) === sought) ??
    all.find((each) => nameOf(each).startsWith(sought)) ??
    null
  );
}

/**
 * The same in the middle of the window, if it stays there for a moment and can be pressed there. A page that
 * is new still grows, and drivers press where something was before they scrolled to it.
 */
export async function findAtRest(
  find: (selector: string, name: string | null) => Element | null,
  selector: string,
  name: string | null,
): Promise<Element | null> {
  const found = find(selector, name);
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const before = found.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y, width, height } = found.getBoundingClientRect();
  const isAtRest = x === before.x && y === before.y;
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!isAtRest || !hit || !(found.contains(hit) || hit.contains(found))) return null;
  window.isUnpressed = true;
  const hear = () => {
    window.isUnpressed = false;
  };
  found.addEventListener("click", hear, { once: true, capture: true });
  return found;
}

/**
 * The texts of all visible elements that a selector finds: what is written in them and shown, piece by piece
 * with single spaces, since engines do not agree on where a text breaks. What is said of the connection
 * comes when it comes, and is left out.
 */
export function textsOf(selector: string): string[] {
  const pieces = (element: Element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement?.checkVisibility() && !parentElement.closest("option, [data-online]"))
        texts.push(data);
    }
    return texts.join(" ").replace(/\s+/g, " ").trim();
  };
  return [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility())
    .map(pieces);
}
