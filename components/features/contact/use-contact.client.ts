"use client";

import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { ContactField } from "@/components/shell/outbox/limits";
import { messageOutbox } from "@/components/shell/outbox/outbox";
import type { OutboxEntry } from "@/components/shell/outbox/sending";
import { eraseDraft, outboxToDraft } from "@/components/shell/outbox/store";
import { interpolate } from "@/lib/i18n/interpolate";
import { dispatcher } from "./contact-reducer";
import type { ContactContext, ContactState } from "./contact-types";
import { contactFieldId } from "./field";
import { fieldErrors, refusedFields } from "./field-errors";
import { fillForm, isFilled, onFormChange } from "./form-values";
import { readContact } from "./read-contact";
import { useMessageDraft } from "./use-draft.client";

export type ContactProps = ContactContext & {
  form: RefObject<HTMLFormElement | null>;
  state: ContactState;
};

/** Returns the draft, the waiting messages, and the functions that change them. */
export function useContact(props: ContactProps) {
  const { form, words, locale, endpoint, setState } = props;
  const { view, ledBack } = props.state;
  const dispatch = dispatcher(setState);
  const { subscribe, get, getInitial } = messageOutbox.state;
  const outbox = useSyncExternalStore(subscribe, get, getInitial);
  const draft = useMessageDraft(form, ({ app }) => dispatch({ type: "restored-draft", app }));

  const take = async (id: string, erase?: (entry: OutboxEntry) => Promise<void>) => {
    const entry = await messageOutbox.take(id, erase);
    if (!entry && !get().sent.includes(id))
      dispatch({ type: "said", status: words.outbox.busyElsewhere });
    return entry;
  };

  /** Moves a message back into the form, with the receiver's objections. */
  const edit = async (id: string) => {
    const { current } = form;
    // The message must not overwrite the text in the form, and the text in the form must not overwrite the message.
    if (current && isFilled(current))
      return dispatch({ type: "said", status: words.outbox.formInUse });
    const entry = await take(id, outboxToDraft);
    if (!entry || !current) return;
    const { message, attachment, problem } = entry;
    fillForm(current, message, attachment);
    const refusals = problem?.kind === "refused" ? problem.refusals : [];
    const reasons = refusals.filter(({ field }) => field === null).map(({ text }) => text);
    const refused = interpolate(words.errors.refused, { host: endpoint?.host ?? "" });
    dispatch({
      type: "returned",
      app: message.app,
      errors: refusedFields(refusals),
      said: refusals.length > 0 ? [refused, ...reasons] : [],
    });
  };
  const discard = async (id: string) => {
    if (await take(id)) dispatch({ type: "restarted", status: words.outbox.discarded });
  };
  const erase = () => {
    form.current?.reset();
    void eraseDraft();
    dispatch({ type: "restarted", status: words.draft.erased });
  };
  const writeAnother = () => dispatch({ type: "restarted", status: "" });

  const onEdited = useEffectEvent(({ target }: Event) => {
    const field = (target as HTMLInputElement).name as ContactField;
    const read = view.kind === "invalid" && form.current && readContact(form.current, locale);
    const errors = read && "errors" in read ? fieldErrors(read.errors, words, locale) : {};
    dispatch({ type: "edited", field, error: errors[field] });
  });
  useEffect(() => {
    if (endpoint) void messageOutbox.start();
    return onFormChange(form.current, onEdited);
  }, [form, endpoint]);

  // If the receiver refuses the message that was just submitted, the message is moved back into the form.
  const ownId = view.kind === "queued" ? view.id : undefined;
  const own = outbox.items.find(({ id }) => id === ownId);
  const refusedId = own?.problem?.kind === "refused" ? own.id : undefined;
  const onRefused = useEffectEvent((id: string) => void edit(id));
  useEffect(() => {
    if (refusedId) onRefused(refusedId);
  }, [refusedId]);

  useEffect(() => {
    if (ledBack > 0) document.getElementById(contactFieldId("message"))?.focus();
  }, [ledBack]);

  return { outbox, draft, edit, discard, erase, writeAnother };
}
