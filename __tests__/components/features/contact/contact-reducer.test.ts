import { contactReducer } from "@/components/features/contact/contact-reducer";
import type { ContactState } from "@/components/features/contact/contact-types";

const errors = { email: "Write an address", name: "Write your name" };
const invalid: ContactState = {
  view: { kind: "invalid", errors, said: [] },
  shown: 3,
  fieldErrors: errors,
  status: "",
};

it("counts an identical error summary as new, so that it takes the focus again", () => {
  const next = contactReducer(invalid, { type: "found-invalid", errors });
  expect(next).toEqual({ ...invalid, shown: 4 });
});

it("shows no error for a field that had none when the form was submitted", () => {
  const event = { type: "edited", field: "message", error: "Write your message" } as const;
  expect(contactReducer(invalid, event)).toBe(invalid);
});

it("ignores the empty form after its message was handed over and the button pressed twice", () => {
  const queued: ContactState = { ...invalid, view: { kind: "queued", id: "a" }, fieldErrors: {} };
  expect(contactReducer(queued, { type: "found-invalid", errors })).toBe(queued);
});
