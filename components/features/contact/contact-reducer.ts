import type { Dispatch, SetStateAction } from "react";
import type { ContactField } from "@/components/shell/outbox/limits";
import type { ContactState, FieldErrors, ReadyMailText, View } from "./contact-types";

export type ContactEvent =
  | { type: "found-invalid"; errors: FieldErrors }
  | { type: "wrote-mail"; mail: ReadyMailText }
  | { type: "queued"; id: string }
  /** A message was moved back into the form, with the receiver's objections if there are any. */
  | { type: "returned"; app: string | undefined; errors: FieldErrors; said: readonly string[] }
  /** The form is empty again, because the visitor has discarded the message or begins another message. */
  | { type: "restarted"; status: string }
  | { type: "edited"; field: ContactField; error: string | undefined }
  | { type: "restored-draft"; app: string | undefined }
  | { type: "said"; status: string };

export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  const { view, fieldErrors, app, shown, ledBack } = state;
  const show = (next: View): ContactState => ({
    view: next,
    shown: shown + 1,
    ledBack: next.kind === "writing" ? ledBack + 1 : ledBack,
    fieldErrors: next.kind === "invalid" ? next.errors : {},
    app: event.type === "returned" ? event.app : app,
    status: event.type === "restarted" ? event.status : "",
  });
  switch (event.type) {
    case "found-invalid":
      // The button was pressed twice, and the first press has already emptied the form.
      if (view.kind === "queued") return state;
      return show({ kind: "invalid", errors: event.errors, said: [] });
    case "wrote-mail":
      return show({ kind: "mail", mail: event.mail });
    case "queued":
      return show({ kind: "queued", id: event.id });
    case "returned":
      if (event.said.length === 0) return show({ kind: "writing" });
      return show({ kind: "invalid", errors: event.errors, said: event.said });
    case "restarted":
      return show({ kind: "writing" });
    case "edited":
      if (view.kind === "mail") return { ...state, view: { kind: "writing" }, status: "" };
      if (view.kind !== "invalid" || !(event.field in view.errors)) return state;
      return { ...state, fieldErrors: { ...fieldErrors, [event.field]: event.error } };
    case "restored-draft":
      return { ...state, app: app ?? event.app };
    case "said":
      return { ...state, status: event.status };
  }
}

/** Returns a `dispatch` function for the state of the form, because the form is loaded before the reducer. */
export const dispatcher =
  (setState: Dispatch<SetStateAction<ContactState>>) =>
  (event: ContactEvent): void =>
    setState((state) => contactReducer(state, event));
