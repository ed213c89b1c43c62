import { fireEvent, render, screen } from "@testing-library/react";
import { ContactEnd } from "@/components/features/contact/contact-end";
import { ContactFields } from "@/components/features/contact/contact-fields";
import { outboxEntry, readContact } from "@/components/features/contact/read-contact";
import { contactForm } from "@/content/contact-form";
import { localize } from "@/lib/i18n/define-content";

const words = localize(contactForm, "en");
const NOW = Date.parse("2026-11-21T12:00:00Z");

/** Renders the contact form with its required fields filled in. */
function filledForm(): HTMLFormElement {
  const { container } = render(
    <form>
      <ContactFields words={words} errors={{}} countries={[]} about={undefined} />
      <ContactEnd words={words} endpoint={null} privacy="">
        {null}
      </ContactEnd>
    </form>,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.click(screen.getByRole("radio", { name: words.kinds.lab }));
  type(words.labels.message, "A flanker task for 60 pupils.");
  type(words.labels.name, "Léa");
  type(words.labels.email, "lea@lab.example");
  return container.querySelector("form") as HTMLFormElement;
}

function readFilled(form: HTMLFormElement) {
  const read = readContact(form, "en");
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read;
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

it("the form returns the values that the visitor has typed, and no other values", () => {
  expect(readFilled(filledForm())).toEqual({
    message: {
      kind: "lab",
      message: "A flanker task for 60 pupils.",
      name: "Léa",
      email: "lea@lab.example",
      language: "en",
    },
    attachment: null,
  });
});

it("the form also returns the value of the hidden field, which only spam programs fill in", () => {
  const form = filledForm();
  const trap = screen.getByLabelText(words.gotcha);
  // The field is hidden from the screen, from screen readers and from the keyboard.
  expect(screen.queryByRole("textbox", { name: words.gotcha })).toBeNull();
  expect(trap).toHaveAttribute("tabindex", "-1");
  fireEvent.change(trap, { target: { value: "https://spam.example" } });
  expect(readFilled(form).message._gotcha).toBe("https://spam.example");
});

it("a message typed in less than three seconds waits until three seconds have passed, and reports three seconds", () => {
  const { message } = readFilled(filledForm());
  const quick = outboxEntry(message, null, 1000);
  expect(quick).toMatchObject({ notBefore: NOW + 2000, message: { seconds: 3 } });
  const slow = outboxEntry(message, null, 90_000);
  expect(slow.notBefore).toBe(NOW);
  expect(slow.message.seconds).toBe(90);
  expect(slow.message.id).not.toBe(quick.message.id);
});
