import { contactReducer } from "@/components/features/contact/contact-reducer";
import type { ContactState } from "@/components/features/contact/contact-types";

const errors = { email: "Write an address", name: "Write your name" };
const invalid: ContactState = {
  view: { kind: "invalid", errors, said: [] },
  shown: 3,
  fieldErrors: errors,
  status: "",
};

it("an identical error summary counts as a new one, so that it receives the focus again", () => {
  const next = contactReducer(invalid, { type: "found-invalid", errors });
  expect(next).toEqual({ ...invalid, shown: 4 });
});

it("a field shows no error if it was valid when the form was submitted", () => {
  const event = { type: "edited", field: "message", error: "Write your message" } as const;
  expect(contactReducer(invalid, event)).toBe(invalid);
});

it("a second press of the button is ignored, because the first press has emptied the form", () => {
  const queued: ContactState = { ...invalid, view: { kind: "queued", id: "a" }, fieldErrors: {} };
  expect(contactReducer(queued, { type: "found-invalid", errors })).toBe(queued);
});
