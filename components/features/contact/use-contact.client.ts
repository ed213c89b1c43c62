"use client";

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { ContactField } from "@/components/shell/outbox/limits";
import { outboxState, post, startCourier } from "@/components/shell/outbox/outbox-sender.client";
import { eraseDraft, type OutboxEntry } from "@/components/shell/outbox/store";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ContactDeskProps, FaultTexts, ReadyMailText } from "./contact-types";
import { fieldId } from "./field";
import { faultTexts, refusalTexts } from "./field-errors";
import { fillForm, onFormChange } from "./form-values";
import { outboxEntry, readContact, readyMail } from "./read-contact";
import { useDraft } from "./use-draft.client";
import { outboxActions } from "./waiting-message-actions.client";

/** What stands above the form. `time` tells one answer from the next, so that each takes the focus. */
type View =
  | { kind: "writing"; focus?: ContactField }
  | { kind: "faulty"; time: number; faults: FaultTexts; said: readonly string[] }
  | { kind: "ready"; time: number; mail: ReadyMailText }
  | { kind: "handed-over"; id: string };

/** What the form does: it is checked when submitted, then made an e-mail or put into the outbox. */
export function useContact(props: ContactDeskProps) {
  const { form, asked, words, locale, endpoint, openedAt, onFaults, onHidden, onApp } = props;
  const [view, setView] = useState<View>({ kind: "writing" });
  const [status, setStatus] = useState("");
  const isBusy = useRef(false);
  const outbox = useSyncExternalStore(
    outboxState.subscribe,
    outboxState.get,
    outboxState.getInitial,
  );
  const draft = useDraft(form, ({ app }) => {
    if (typeof app === "string") onApp((before) => before ?? app);
  });

  const show = (next: View, faults: FaultTexts = {}) => {
    setView(next);
    onFaults(faults);
    onHidden(next.kind === "handed-over");
    setStatus("");
  };
  const fail = (faults: FaultTexts, said: readonly string[] = []) =>
    show({ kind: "faulty", time: Date.now(), faults, said }, faults);

  const submit = useEffectEvent(async () => {
    const { current } = form;
    if (!current || isBusy.current) return;
    const read = readContact(current, locale);
    if ("faults" in read) return fail(faultTexts(read.faults, words, locale));
    const { message, attachment } = read;
    if (!endpoint) {
      draft.keep();
      const mail = readyMail(message, attachment, props);
      return show({ kind: "ready", time: Date.now(), mail });
    }
    isBusy.current = true;
    const entry = outboxEntry(message, attachment, performance.now() - openedAt);
    draft.stop();
    await post(entry);
    current.reset();
    show({ kind: "handed-over", id: entry.message.id });
    isBusy.current = false;
  });

  /** Puts a message back into the form, with what the receiver has said against it. */
  const bringBack = ({ message, attachment, problem }: OutboxEntry) => {
    if (!form.current) return;
    fillForm(form.current, message, attachment);
    onApp(message.app);
    draft.keep();
    if (problem?.kind !== "refused") return show({ kind: "writing", focus: "message" });
    const { refusals } = problem;
    const others = refusals.filter(({ field }) => field === null).map(({ text }) => text);
    const said = interpolate(words.errors.refused, { host: endpoint?.host ?? "" });
    fail(refusalTexts(refusals), [said, ...others]);
  };
  const { edit, discard } = outboxActions({
    form,
    words: words.outbox,
    say: setStatus,
    onBack: bringBack,
    onDiscarded: () => show({ kind: "writing", focus: "message" }),
  });
  const erase = () => {
    form.current?.reset();
    draft.stop();
    void eraseDraft();
    show({ kind: "writing", focus: "message" });
    setStatus(words.draft.erased);
  };

  useEffect(() => void startCourier(), []);
  useEffect(() => {
    if (asked > 0) void submit();
  }, [asked]);

  // What the visitor has just handed over and the receiver refuses comes back by itself.
  const mine = view.kind === "handed-over" ? view.id : undefined;
  const refused = outbox.entries.find(
    ({ message, problem }) => message.id === mine && problem?.kind === "refused",
  );
  const comeBack = useEffectEvent((id: string) => void edit(id));
  const refusedId = refused?.message.id;
  useEffect(() => {
    if (refusedId) comeBack(refusedId);
  }, [refusedId]);

  useEffect(() => {
    if (view.kind === "writing" && view.focus)
      document.getElementById(fieldId(view.focus))?.focus();
  }, [view]);

  /** A field that was wrong is looked at anew as it is corrected; an e-mail that was ready no longer is. */
  const onChange = useEffectEvent(({ target }: Event) => {
    const field = (target as HTMLInputElement).name as ContactField;
    if (view.kind === "ready") show({ kind: "writing" });
    if (view.kind !== "faulty" || !(field in view.faults) || !form.current) return;
    const read = readContact(form.current, locale);
    const now = "faults" in read ? faultTexts(read.faults, words, locale) : {};
    onFaults((before) => ({ ...before, [field]: now[field] }));
  });
  useEffect(() => onFormChange(form.current, onChange), [form]);

  const writeAnother = () => show({ kind: "writing", focus: "message" });
  return { view, outbox, draft, status, edit, discard, erase, writeAnother };
}
