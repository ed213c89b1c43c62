declare global {
  interface Window {
    /** Dispatches the events again that occurred before hydration; undefined once the page is hydrated. */
    replayEvents?: (() => void) | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The attribute `data-hydrating` on <html> means that a press is pending (navigation/loading-bar.css). */
const PENDING = "hydrating";

/** Makes the page display that a press is pending. */
export function showPending() {
  document.documentElement.dataset[PENDING] = "";
}

/** Makes the page no longer display a pending press, but does not delete the recorded events. */
export function hidePending() {
  delete document.documentElement.dataset[PENDING];
}

const BUTTON = "button, input[type=submit]";
const FIELD = "input, textarea, select";

/** Returns whether the target of an event is within a control whose effect is the work of the browser itself. */
export const isNativeControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[popovertarget]") !== null;

/**
 * Records presses of buttons and changes of fields until `window.replayEvents` dispatches them again in their order.
 * The browser itself handles links and native controls.
 *
 * @param onReplay called once the page is hydrated, when the recorded events are replayed
 */
export function recordEvents(onReplay: () => void) {
  const recorded = new Map<Element, () => void>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>(BUTTON);
      if (!button || isNativeControl(button)) return;
      // The browser must not submit a form itself, because a script must validate the form first.
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

/** Returns a function that repeats the last change of a field as events that React handles as a change. */
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
    // React tracks values that are set through the property of the element itself, and ignores an event if that value
    // has not changed.
    const prototype = Object.getPrototypeOf(field) as Field;
    const setUntracked = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
    field.value = "";
    setUntracked?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
