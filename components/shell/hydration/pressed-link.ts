/**
 * Sets `data-pressed` on the link under a finger until the finger is lifted or the page scrolls. On touch screens,
 * browsers apply `:active` only when they have detected that the finger does not scroll. This takes more than 100 ms
 * after the press.
 */
export function markPressedLink() {
  let pressed: HTMLElement | null | undefined;
  const mark = (link?: HTMLElement | null) => {
    delete pressed?.dataset.pressed;
    pressed = link;
    if (link) link.dataset.pressed = "";
  };
  addEventListener("pointerdown", ({ target }) => mark((target as Element).closest?.("a")));
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => mark());
}
