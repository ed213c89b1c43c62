/**
 * Listens for the declared keys and for presses on answers, which are the elements with `data-response`.
 *
 * @param keys the responses by `KeyboardEvent.key` in lower case; all other keys keep their use
 * @param respond is told the response, the event's time stamp in ms, and what it was given with
 * @returns the end of listening
 */
export function listenForResponses<Response extends string>(
  keys: Readonly<Record<string, Response>>,
  surface: HTMLElement,
  respond: (response: Response, timeStamp: number, input: string) => void,
): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const answerOf = (event: Event) =>
    (event.target as Element).closest<HTMLElement>("[data-response]")?.dataset.response as
      | Response
      | undefined;

  surface.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const pressesButton = key === "enter" || key === " ";
      const declared = Object.hasOwn(keys, key) ? keys[key] : undefined;
      // A button would be clicked when Space is released, and again and again while Enter is held.
      const response = declared ?? (pressesButton ? answerOf(event) : undefined);
      if (response === undefined) return;
      // Declared keys are taken, so that Space neither scrolls nor presses; all others keep their use.
      event.preventDefault();
      if (!event.repeat) respond(response, event.timeStamp, "keyboard");
    },
    options,
  );
  surface.addEventListener(
    "pointerdown",
    (event) => {
      const response = answerOf(event);
      if (response === undefined || !event.isPrimary || event.button !== 0) return;
      // The first contact is the response; the press must neither scroll nor select.
      event.preventDefault();
      respond(response, event.timeStamp, event.pointerType);
    },
    options,
  );
  surface.addEventListener(
    "click",
    (event) => {
      const response = answerOf(event);
      // Only presses without a pointer and without a key get here first: assistive technology.
      if (response !== undefined && event.detail === 0)
        respond(response, event.timeStamp, "keyboard");
    },
    options,
  );
  return () => listening.abort();
}
