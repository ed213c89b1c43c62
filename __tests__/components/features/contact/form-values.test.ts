import { fillForm } from "@/components/features/contact/form-values";

/** Returns the fields of a form in which the visitor has already typed a message and an address. */
function typedForm(message: string) {
  document.body.innerHTML =
    '<form><input name="email"><textarea name="message"></textarea><input name="attachment" type="file"></form>';
  const form = document.forms[0] as HTMLFormElement;
  const [email, text] = form.elements as unknown as [HTMLInputElement, HTMLTextAreaElement];
  email.value = "new@lab.example";
  text.value = message;
  return { form, email, text };
}

const STORED = { email: "old@lab.example", message: "A long message from yesterday." };

it("a message that was typed before the stored message was read follows the stored message", () => {
  const { form, email, text } = typedForm("One word");
  fillForm(form, STORED, null);
  expect(text.value).toBe("A long message from yesterday.\n\nOne word");
  expect(email.value).toBe("new@lab.example");
});

it.each([
  ["the browser has restored it with more text", "A long message from yesterday. And today."],
  ["the browser has restored its beginning", "A long message"],
  ["the browser has restored it", STORED.message],
])("the stored message does not appear twice if %s", (_, typed) => {
  const { form, text } = typedForm(typed);
  fillForm(form, STORED, null);
  expect(text.value).toBe(typed.length > STORED.message.length ? typed : STORED.message);
});
