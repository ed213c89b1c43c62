"use client";

import type { RefObject } from "react";
import { outboxState, takeBack } from "@/components/shell/outbox/outbox-sender.client";
import { makeDraft, type OutboxEntry, removeEntry } from "@/components/shell/outbox/store";
import type { ContactWords } from "./contact-types";
import { isFilled } from "./form-values";

/** What a visitor can do with a message that waits, besides sending it. */
export function outboxActions({
  form,
  words,
  say,
  onBack,
  onDiscarded,
}: {
  form: RefObject<HTMLFormElement | null>;
  words: ContactWords["outbox"];
  say: (text: string) => void;
  onBack: (entry: OutboxEntry) => void;
  onDiscarded: () => void;
}) {
  const take = async (id: string, remove: (entry: OutboxEntry) => Promise<void>) => {
    const entry = await takeBack(id, remove);
    if (!entry && !outboxState.get().arrived.includes(id)) say(words.busyElsewhere);
    return entry;
  };
  return {
    async edit(id: string) {
      // Neither text may overwrite the other.
      if (form.current && isFilled(form.current)) return say(words.formInUse);
      const entry = await take(id, makeDraft);
      if (entry) onBack(entry);
    },
    async discard(id: string) {
      if (!(await take(id, ({ message }) => removeEntry(message.id)))) return;
      onDiscarded();
      say(words.discarded);
    },
  };
}
