/**
 * Calls a function when the mouse rests on a part of an element, and another function when the mouse has left the part
 * for a while. One set of listeners serves any number of parts. Fingers and pens do not count, because they do not
 * hover. After a press, the mouse must leave the part before it can rest on it again, because a popup that the visitor has
 * opened and closed must not open on its own.
 *
 * @param selector of the parts; a mouse on a descendant of a part is on the part
 * @param delays in ms, until `onRest` and after leaving until `onLeave`
 * @param signal removes the listeners
 */
export function watchHover(
  element: HTMLElement,
  selector: string,
  delays: { restMs: number; leaveMs: number },
  { onRest, onLeave }: Record<"onRest" | "onLeave", (part: HTMLElement) => void>,
  signal: AbortSignal,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: HTMLElement | undefined;
  const after = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const leave = () => {
    if (rested) onLeave(rested);
    rested = undefined;
  };
  const partOf = ({ target, pointerType }: PointerEvent) =>
    pointerType === "mouse" && target instanceof Element
      ? target.closest<HTMLElement>(selector)
      : null;

  const onOver = (event: PointerEvent) => {
    const part = partOf(event);
    if (!part) return;
    if (part === rested) return clearTimeout(timer);
    leave();
    after(delays.restMs, () => {
      rested = part;
      onRest(part);
    });
  };
  const onOut = (event: PointerEvent) => {
    const part = partOf(event);
    if (part && !part.contains(event.relatedTarget as Node | null)) after(delays.leaveMs, leave);
  };
  const onDown = (event: PointerEvent) => {
    const part = partOf(event);
    if (!part || part === rested) return;
    clearTimeout(timer);
    leave();
    rested = part;
  };
  element.addEventListener("pointerover", onOver, { signal });
  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointerout", onOut, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
