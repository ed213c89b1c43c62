import { HttpError } from "./http-error.ts";
import type { Mailer } from "./mail.ts";
import { type Delivery, type Message, withOwnId } from "./message.ts";
import type { MessageStore } from "./store.ts";

/** The store, the mailer, or both. */
type Destinations = { store?: MessageStore; mailer?: Mailer };

/**
 * Returns a function that delivers a message to every destination, idempotent by message id also for concurrent requests. It
 * resolves when the message is safe, and rejects when it has to be sent again. A message whose id belongs to another text is
 * delivered under a new id.
 *
 * @param minSeconds a form that was filled in faster is spam
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
    // Another sender has used the id derived from this text for a different text.
    if (own.message.id === delivery.message.id)
      throw new HttpError(422, [{ field: "id", code: "INVALID" }]);
    await deliver(own);
  }

  return async (delivery: Delivery): Promise<void> => {
    const { id } = delivery.message;
    // In sequence: the next message may be the same, or have another text.
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

/** `_gotcha` is the honeypot, a field that is hidden from people. Without scripts the form sends no time. */
const looksLikeSpam = ({ _gotcha, seconds }: Message, minSeconds: number) =>
  Boolean(_gotcha) || (seconds !== undefined && seconds < minSeconds);
