import { isOnline } from "@/lib/connection";
import { CONTACT_DATABASE } from "@/lib/device/database-names";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import { createOutbox } from "@/lib/outbox/outbox";
import { contactEndpoint } from "./endpoint";
import { messagePayload, type OutboxEntry, postMessage } from "./sending";
import { contactDevice, draftToOutbox } from "./store";

/** The outbox with the messages of the contact form. Any page, or the service worker, can send these messages. */
export const messageOutbox = /* @__PURE__ */ createOutbox<OutboxEntry>({
  name: CONTACT_DATABASE,
  existing: contactDevice.existing,
  parse(stored) {
    const { id, message, handedOverAt } = Object(stored) as Partial<OutboxEntry>;
    return typeof id === "string" && message && typeof handedOverAt === "string"
      ? (stored as OutboxEntry)
      : null;
  },
  async send(entry, attempt) {
    const endpoint = contactEndpoint();
    return endpoint && isOnline() ? postMessage(entry, endpoint, attempt) : null;
  },
});

/** Moves the draft to the outbox as a message and starts to send the message. */
export async function sendMessage(draft: OutboxEntry): Promise<void> {
  // A file that cannot be read now may be readable at a later attempt.
  const payload = await tryOrUndefined(() => messagePayload(draft));
  const entry = payload ? { ...draft, payload } : draft;
  await messageOutbox.add(entry, () => draftToOutbox(entry));
  void messageOutbox.sendAll();
}

/** Erases the draft and the outbox together with their database. @returns whether the device has erased them */
export async function eraseContact(): Promise<boolean> {
  const isErased = await tryOrUndefined(() => contactDevice.erase().then(() => true));
  await messageOutbox.clear();
  return isErased ?? false;
}
