declare global {
  interface Window {
    /** Replays the events that occurred before hydration; undefined once the page is hydrated. */
    replayEvents?: (() => void) | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** `data-hydrating` on <html>: a press is pending (navigation/loading-bar.css). */
const PENDING = "hydrating";

/** Shows that a press is pending. */
export function showPending() {
  document.documentElement.dataset[PENDING] = "";
}

/** Hides the pending state; the recorded events stay. */
export function hidePending() {
  delete document.documentElement.dataset[PENDING];
}

const BUTTON = "button, input[type=submit]";
const FIELD = "input, textarea, select";

/** Controls that the browser itself opens. */
const NATIVE = "[popovertarget]";

/**
 * Records presses of buttons and changes of fields until `window.replayEvents` dispatches them again in their order.
 * Links and native controls are left to the browser.
 *
 * @param onReplay called when the recorded events are replayed, which is when the page is hydrated
 */
export function recordEvents(onReplay: () => void) {
  const recorded = new Map<Element, () => void>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>(BUTTON);
      if (!button || button.matches(NATIVE)) return;
      // The browser must not submit a form that its script validates first.
      event.preventDefault();
      recorded.set(button, () => button.click());
      showPending();
    },
    options,
  );
  const recordChange = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(FIELD)) return;
    const field = target as Field;
    recorded.delete(field);
    recorded.set(field, changeOf(field));
  };
  addEventListener("input", recordChange, options);
  addEventListener("change", recordChange, options);

  window.replayEvents = () => {
    window.replayEvents = undefined;
    listening.abort();
    hidePending();
    onReplay();
    for (const [element, replay] of recorded) if (element.isConnected) replay();
  };
}

/** Repeats the last change of a field as events that React handles as a change. */
function changeOf(field: Field): () => void {
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    // React tracks values set through the field's own property, and ignores an event without a change to them.
    const prototype = Object.getPrototypeOf(field) as Field;
    const setUntracked = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
    field.value = "";
    setUntracked?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
