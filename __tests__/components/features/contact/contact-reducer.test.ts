/** @jest-environment node */
import { contactReducer } from "@/components/features/contact/contact-reducer";
import type { ContactState } from "@/components/features/contact/contact-types";

const errors = { email: "Write an address", name: "Write your name" };
const invalid: ContactState = {
  view: { kind: "invalid", errors, said: [] },
  shown: 3,
  ledBack: 0,
  fieldErrors: errors,
  status: "",
};

it("an error summary receives the focus again after each submission, even if its errors have not changed", () => {
  const next = contactReducer(invalid, { type: "found-invalid", errors });
  expect(next).toEqual({ ...invalid, shown: 4 });
});

it("a field that was valid when the form was submitted shows no error while the visitor types", () => {
  const event = { type: "edited", field: "message", error: "Write your message" } as const;
  expect(contactReducer(invalid, event)).toBe(invalid);
});

it("a second press of the button is ignored, because the first press has emptied the form", () => {
  const queued: ContactState = { ...invalid, view: { kind: "queued", id: "a" }, fieldErrors: {} };
  expect(contactReducer(queued, { type: "found-invalid", errors })).toBe(queued);
});

it("only a visitor who is led back to the message moves to its field, and not a visitor who edits a field", () => {
  const mail: ContactState = { ...invalid, view: { kind: "mail", mail: {} as never } };
  const edited = contactReducer(mail, { type: "edited", field: "name", error: undefined });
  expect(edited).toMatchObject({ view: { kind: "writing" }, ledBack: 0 });
  expect(contactReducer(mail, { type: "restarted", status: "" })).toMatchObject({ ledBack: 1 });
});
