import { HttpError } from "./http-error.ts";
import type { Mailer } from "./mail.ts";
import { type Delivery, type Message, withOwnId } from "./message.ts";
import type { MessageStore } from "./store.ts";

/** The destinations of a message: the storage, the mailer, or both. */
type Destinations = { store?: MessageStore; mailer?: Mailer };

/**
 * Returns a function that delivers a message to every destination. A message is delivered once, even if several
 * requests with the same id arrive at the same moment. The promise resolves when the message is safe, and rejects if
 * the message has to be sent again. If another message with a different text has the same id, the message is delivered
 * under a new id.
 *
 * @param minSeconds a form that was filled in within less time is spam
 */
export function createDelivery({ store, mailer }: Destinations, minSeconds: number) {
  const inFlight = new Map<string, Promise<void>>();

  async function deliver(delivery: Delivery): Promise<void> {
    const isSpam = looksLikeSpam(delivery.message, minSeconds);
    const saved = await store?.save(delivery, isSpam);
    if (saved === "other text") return await deliverAsOwn(delivery);
    if (saved ? saved === "aside" : isSpam) return;
    if ((await mailer?.send(delivery)) === "other text") await deliverAsOwn(delivery);
  }

  async function deliverAsOwn(delivery: Delivery): Promise<void> {
    const own = withOwnId(delivery);
    // The id is derived from this text, but another sender has already used the id for a different text.
    if (own.message.id === delivery.message.id)
      throw new HttpError(422, [{ field: "id", code: "INVALID" }]);
    await deliver(own);
  }

  return async (delivery: Delivery): Promise<void> => {
    const { id } = delivery.message;
    // Requests with the same id are handled one after the other. They may contain the same message or different texts,
    // and the first request decides.
    const before = inFlight.get(id);
    const running = (before ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => deliver(delivery));
    inFlight.set(id, running);
    await running.finally(() => {
      if (inFlight.get(id) === running) inFlight.delete(id);
    });
  };
}

/**
 * `_gotcha` is the honeypot: a hidden field that people do not fill in, but spam programs do. Without scripts, the form
 * does not send the time that the visitor took.
 */
const looksLikeSpam = ({ _gotcha, seconds }: Message, minSeconds: number) =>
  Boolean(_gotcha) || (seconds !== undefined && seconds < minSeconds);
