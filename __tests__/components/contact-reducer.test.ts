import { contactReducer } from "@/components/features/contact/contact-reducer";
import type { ContactState } from "@/components/features/contact/contact-types";

const errors = { email: "Write an address", name: "Write your name" };
const invalid: ContactState = {
  view: { kind: "invalid", errors, said: [] },
  shown: 3,
  fieldErrors: errors,
  status: "",
};

it("counts a summary of errors like the last one, so that it takes the focus again", () => {
  const next = contactReducer(invalid, { type: "found-invalid", errors });
  expect(next).toEqual({ ...invalid, shown: 4 });
});

it("shows no error of a field that had none when the form was submitted", () => {
  const event = { type: "edited", field: "message", error: "Write your message" } as const;
  expect(contactReducer(invalid, event)).toBe(invalid);
});

it("ignores an empty form once its message was handed over: the button was pressed twice", () => {
  const queued: ContactState = { ...invalid, view: { kind: "queued", id: "a" }, fieldErrors: {} };
  expect(contactReducer(queued, { type: "found-invalid", errors })).toBe(queued);
});
