"use client";

/** Maps each text node of React that a translator replaced to the element that contains the translation. */
const translations = new WeakMap<Node, ChildNode>();

let isOn = false;

/**
 * Allows React to update a page in which a translator has replaced text nodes with elements. Without this function,
 * React would remove, move and change text nodes that are no longer on the page. This would throw an error or leave an
 * old text on the screen (https://github.com/facebook/react/issues/11538). Only the first call has an effect.
 */
export function followTranslations(): void {
  if (isOn) return;
  isOn = true;
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isReplacedText(child, this)) return removeChild.call(this, child) as Child;
    const translation = translations.get(child);
    if (translation?.parentNode === this) removeChild.call(this, translation);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (!before || !isReplacedText(before, this))
      return insertBefore.call(this, child, before) as Child;
    const translation = translations.get(before);
    const place = translation?.parentNode === this ? translation : null;
    return insertBefore.call(this, child, place) as Child;
  };
}

const isReplacedText = (node: Node, parent: Node) =>
  node.nodeType === Node.TEXT_NODE && node.parentNode !== parent;

const isTranslation = (node: Node | null): node is ChildNode =>
  node instanceof Element && /^(?:font|ya-tr-span)$/i.test(node.tagName);

/** Records which element has replaced which text node, and copies later changes of a text node to its element. */
function follow(changes: readonly MutationRecord[]) {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (!translation) continue;
      const isKnown = translations.has(text);
      // The element changes if the page is restored and then translated into a different language.
      translations.set(text, translation);
      if (isKnown) continue;
      new MutationObserver(() => {
        const shown = translations.get(text);
        // The translator observes the new text and translates it.
        if (shown?.isConnected && !text.isConnected) shown.textContent = text.textContent;
      }).observe(text, { characterData: true });
    }
}
