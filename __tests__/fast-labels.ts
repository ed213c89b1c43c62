/** The elements that may have a label. */
const LABELABLE = "button, input:not([type=hidden]), meter, output, progress, select, textarea";

/** Returns the control of a label (HTML standard, "the label element"). */
function controlOf(label: HTMLLabelElement): Element | null {
  if (!label.hasAttribute("for")) return label.querySelector(LABELABLE);
  const named = document.getElementById(label.htmlFor);
  return named?.matches(LABELABLE) ? named : null;
}

/** Returns the labels of the page in their order, keyed by their controls. */
function labelsOfPage(): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll("label")) {
    const control = controlOf(label);
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
}

/**
 * Replaces the getter `labels` of jsdom. For each label of the page, jsdom searches the whole page for its control; in
 * tests of large forms, this search took most of the time. Here, the page is searched once after each change. The result
 * is the same.
 */
export function makeLabelsFast() {
  let labels: ReturnType<typeof labelsOfPage> | undefined;
  const changes = new MutationObserver(() => {
    labels = undefined;
  });
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["for", "id", "type"],
  });
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    const slow = Object.getOwnPropertyDescriptor(prototype, "labels")?.get;
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLElement) {
        if (!document.contains(this) || !this.matches(LABELABLE)) return slow?.call(this);
        // The observer has not been called yet for the changes since the last pause of the program.
        if (changes.takeRecords().length > 0) labels = undefined;
        labels ??= labelsOfPage();
        return labels.get(this) ?? [];
      },
    });
  }
}
