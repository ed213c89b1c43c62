declare global {
  interface Window {
    /** Does what the visitor asked for before the page was alive. Absent once it is. */
    replayEvents?: (() => void) | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Says in CSS that something the visitor asked for waits until the page is alive. */
const WAITING = "hydrating";

/** Takes back what says so; what was asked for is kept until the page is alive after all. */
export function stopWaiting() {
  delete document.documentElement.dataset[WAITING];
}

const BUTTON = "button, input[type=submit]";
const FIELD = "input, textarea, select";

/** Opened by the browser itself. */
const NATIVE = "[popovertarget]";

/**
 * Keeps the presses of buttons and the changes of fields that come before the page is alive, until
 * `window.replayEvents` is called: they are then made anew, in their order. Links and what the
 * browser answers itself are left to it.
 */
export function recordEvents() {
  const root = document.documentElement;
  const kept = new Map<Element, () => void>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>(BUTTON);
      if (!button || button.matches(NATIVE)) return;
      // A form must not be sent by the browser where its script would check it first.
      event.preventDefault();
      kept.set(button, () => button.click());
      root.dataset[WAITING] = "";
    },
    options,
  );
  const keepChange = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(FIELD)) return;
    const field = target as Field;
    kept.delete(field);
    kept.set(field, changeAgain(field));
  };
  addEventListener("input", keepChange, options);
  addEventListener("change", keepChange, options);

  window.replayEvents = () => {
    window.replayEvents = undefined;
    listening.abort();
    stopWaiting();
    for (const [element, answer] of kept) if (element.isConnected) answer();
  };
}

/** What makes the last change of a field anew, as an event that React hears as a change. */
function changeAgain(field: Field): () => void {
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    // React takes a value set by the field's own property for known, and the prototype's for typed.
    const prototype = Object.getPrototypeOf(field) as Field;
    const setTyped = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
    field.value = "";
    setTyped?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
