import type { KeyReader } from "./key-reader";
import { pressesButton } from "./own-keys";

/** The event of a response, and whether its key was read by its place instead of its character. */
export type ResponseOrigin = { event: Event; isByPlace: boolean };

/**
 * Listens for declared keys, and for presses on elements with `data-response`.
 *
 * @param reader reads the declared keys; all other keys keep their function
 * @param respond receives the response, the event's time stamp in ms, the input type and the origin
 * @returns a function that stops listening
 */
export function listenForResponses<Response extends string>(
  reader: KeyReader<Response>,
  surface: HTMLElement,
  respond: (response: Response, timeStamp: number, input: string, origin: ResponseOrigin) => void,
): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const responseOf = (event: Event) =>
    (event.target as Element).closest<HTMLElement>("[data-response]")?.dataset.response as
      | Response
      | undefined;

  surface.addEventListener(
    "keydown",
    (event) => {
      const { response: declared, isByPlace } = reader.read(event);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Read on keydown: the browser clicks a button when Space is released, and repeatedly while Enter is held down.
      const response = declared ?? (pressesButton(event) ? responseOf(event) : undefined);
      if (response === undefined) return;
      // Space must neither scroll the page nor press a button.
      event.preventDefault();
      if (!event.repeat) respond(response, event.timeStamp, "keyboard", { event, isByPlace });
    },
    options,
  );
  surface.addEventListener(
    "pointerdown",
    (event) => {
      const response = responseOf(event);
      if (response === undefined || !event.isPrimary || event.button !== 0) return;
      // The first contact is the response; the press must neither scroll nor select.
      event.preventDefault();
      respond(response, event.timeStamp, event.pointerType, { event, isByPlace: false });
    },
    options,
  );
  surface.addEventListener(
    "click",
    (event) => {
      const response = responseOf(event);
      // Without a pointer or a key before it, a click comes from assistive technology.
      if (response !== undefined && event.detail === 0)
        respond(response, event.timeStamp, "keyboard", { event, isByPlace: false });
    },
    options,
  );
  return () => listening.abort();
}
