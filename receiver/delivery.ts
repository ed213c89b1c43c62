import type { Mailer } from "./mail.ts";
import type { Delivery, Message } from "./message.ts";
import type { MessageStore } from "./store.ts";

/** The store, the mailer, or both. */
type Destinations = { store?: MessageStore; mailer?: Mailer };

/**
 * Returns a function that delivers a message to every destination, idempotent by message id also for
 * concurrent requests. It resolves when the message is safe, and rejects when it has to be sent again.
 *
 * @param minSeconds a form filled in faster is spam
 */
export function createDelivery({ store, mailer }: Destinations, minSeconds: number) {
  const inFlight = new Map<string, Promise<void>>();

  async function deliver(delivery: Delivery): Promise<void> {
    const isSpam = looksLikeSpam(delivery.message, minSeconds);
    await store?.save(delivery, isSpam);
    if (!isSpam) await mailer?.send(delivery);
  }

  return (delivery: Delivery): Promise<void> => {
    const { id } = delivery.message;
    const running = inFlight.get(id) ?? deliver(delivery).finally(() => inFlight.delete(id));
    inFlight.set(id, running);
    return running;
  };
}

/** `_gotcha` is the honeypot, a field that people do not see. Without scripts no time is sent. */
const looksLikeSpam = ({ _gotcha, seconds }: Message, minSeconds: number) =>
  Boolean(_gotcha) || (seconds !== undefined && seconds < minSeconds);
