const identityOf = (element: Element) =>
  element.id ||
  element.getAttribute("href") ||
  element.getAttribute("aria-label") ||
  element.textContent;

/**
 * Moves the focus to the control that corresponds to a removed one, without a scroll: the same kind of element with the
 * same id or, without an id, with the same URL or label.
 * @param root the element in which to search
 */
export function focusCounterpart(lost: Element, root: ParentNode) {
  [...root.querySelectorAll<HTMLElement>(lost.localName)]
    .find((each) => identityOf(each) === identityOf(lost))
    ?.focus({ preventScroll: true });
}
