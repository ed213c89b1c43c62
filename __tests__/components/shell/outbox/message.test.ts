/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LONGEST } from "@/components/shell/outbox/limits";
import { readMessage } from "@/components/shell/outbox/message";
import { messageSchemaText } from "@/components/shell/outbox/message-schema";
import { ROOT } from "@/scripts/project.mjs";

const written = {
  name: "Léa Martin",
  email: "lea@lab.example",
  kind: "online",
  message: "A Stroop with 60 participants.",
  language: "fr",
};

const messageOf = (changes: Record<string, unknown> = {}) => {
  const read = readMessage({ ...written, ...changes });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read.message;
};

const errorsOf = (changes: Record<string, unknown>) => {
  const read = readMessage({ ...written, ...changes });
  return "errors" in read ? read.errors : {};
};

it("a message requires a name, an e-mail address, a kind and a text, and no other field", () => {
  expect(readMessage({ language: "en" })).toEqual({
    errors: { name: "missing", email: "missing", kind: "missing", message: "missing" },
  });
  expect(messageOf()).toEqual(written);
});

it("a message contains no empty fields", () => {
  expect(messageOf({ organisation: "", country: "", when: "  " })).toEqual(written);
  expect(errorsOf({ name: " \u00a0 " })).toEqual({ name: "missing" });
});

it.each(["lea@lab.example", "léa@université.example", "a.b+c@x.co", "李@例子.example"])(
  "a message accepts %s as an e-mail address",
  (email) => expect(messageOf({ email }).email).toBe(email),
);

it.each(["lea", "lea@lab", "@lab.example", "lea@@lab.example", "a b@c.de", "<lea@lab.example>"])(
  "a message does not accept %s as an e-mail address",
  (email) => expect(errorsOf({ email })).toEqual({ email: "no-address" }),
);

it.each(["name", "email", "organisation", "participants", "when"] as const)(
  "a message with a line break in %s is refused, because the line break could begin another e-mail header",
  (field) => {
    for (const end of ["\n", "\r\n", "\r", "\u2028"])
      expect(errorsOf({ [field]: `lea@lab.example${end}Bcc: all@lab.example` })).toEqual({
        [field]: "several-lines",
      });
  },
);

it.each(Object.entries(LONGEST))(
  "a message accepts %s of %i characters, and refuses one more character",
  (field, most) => {
    const text = field === "email" ? `${"a".repeat(most - 12)}@lab.example` : "a".repeat(most);
    expect(errorsOf({ [field]: text })).toEqual({});
    expect(errorsOf({ [field]: `a${text}` })).toEqual({ [field]: "too-long" });
  },
);

it.each([
  ["markup", "<img src=x onerror=alert(1)>"],
  ["right-to-left", "שלום \u202eabc"],
  ["emoji", "👩🏽‍🔬🧠"],
  ["template marks", "{name} %s"],
])("a message contains special text (%s) as the visitor wrote it", (_, text) => {
  expect(messageOf({ name: text, message: text })).toMatchObject({ name: text, message: text });
});

it("unpaired surrogates and control characters in a message become the replacement character", () => {
  const hostile = "a\ud83d b\udc00 c\u0000 d\u001b[31m";
  const clean = "a\ufffd b\ufffd c\ufffd d\ufffd[31m";
  expect(messageOf({ name: hostile, message: hostile })).toMatchObject({
    name: clean,
    message: clean,
  });
});

it("all line breaks in a message are of one type", () => {
  expect(messageOf({ message: "one\r\ntwo\rthree\n\tfour" }).message).toBe(
    "one\ntwo\nthree\n\tfour",
  );
});

it("a message accepts only a listed kind, and a country only as a two-letter code", () => {
  expect(errorsOf({ kind: "toString" })).toEqual({ kind: "missing" });
  expect(errorsOf({ country: "France" })).toEqual({ country: "unknown" });
  expect(messageOf({ country: "FR" }).country).toBe("FR");
});

it("the schema of a message equals the documented schema (npm run gen:files contact-schema)", () => {
  const file = join(ROOT, "receiver/contact-message.schema.json");
  expect(readFileSync(file, "utf8")).toBe(messageSchemaText());
});
