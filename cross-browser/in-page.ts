declare global {
  interface Window {
    /** The errors of this page so far. */
    faults?: string[];
    /** Whether the element that the driver presses is still waiting for its first click. */
    isUnpressed?: boolean;
  }
}

/** Begins to collect the errors of the page. */
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

/**
 * Returns the first visible element that matches a selector. If a name is given, the name of the element must be this
 * name or begin with this name.
 */
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
 * Returns the element that `find` finds, scrolled to the middle of the window. Returns null until the element no longer
 * moves and can be pressed. This check is needed because a new page still changes its height. Drivers would press the
 * position that an element had before the change.
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
 * Returns the displayed text of each visible element that matches a selector. The text nodes of an element are joined
 * with single spaces, because engines break lines at different positions. Messages about the connection are left out,
 * because they may appear at any time.
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
