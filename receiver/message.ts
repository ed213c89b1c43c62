import { createHash } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Attachment, toAttachment } from "./attachment.ts";
import type { Body } from "./body.ts";
import schema from "./contact-message.schema.json" with { type: "json" };
import { HttpError } from "./http-error.ts";
import { validationErrors } from "./validation-errors.ts";
import type { Language } from "./words.ts";

/** A message with the fields that contact-message.schema.json describes. */
export type Message = {
  id: string;
  name: string;
  email: string;
  kind: string;
  message: string;
  language: Language;
  app?: string;
  _gotcha?: string;
  seconds?: number;
};

export type Delivery = { message: Message; attachment?: Attachment };

// The validation of formats is not needed, because the schema also states a pattern for each format.
const isValid = new Ajv2020({ allErrors: true, validateFormats: false }).compile<Message>(schema);
const FIELDS = Object.keys(schema.properties);

/**
 * Validates a message and its attachment. Removes fields that the schema does not contain.
 *
 * @throws HttpError 422 with the invalid fields
 */
export function parseDelivery({ values, file }: Body): Delivery {
  const attachment = file && toAttachment(file);
  const fields = FIELDS.filter((field) => Object.hasOwn(values, field))
    .map((field) => [field, normalised(values[field])])
    .filter(([, value]) => value !== "");
  const message: unknown = Object.fromEntries(fields);
  if (!isValid(message)) throw new HttpError(422, validationErrors(isValid.errors ?? []));
  // Mail programs would decode `=?` as an encoded word. They would display the other removed characters in a different
  // order or not at all.
  if (/=\?|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/u.test(message.email))
    throw new HttpError(422, [{ field: "email", code: "TYPE_EMAIL" }]);
  // A form that was sent without scripts has no id. Its id is derived from its content. Two attempts to send the same
  // message therefore have the same id.
  const id = message.id?.toLowerCase() ?? contentId(message, attachment);
  return { message: { ...message, id }, attachment };
}

/** Normalises a text as the page does: lone surrogates and control characters become U+FFFD. */
const normalised = (value: unknown) =>
  typeof value === "string"
    ? value
        .replace(/\r\n?/g, "\n")
        .trim()
        .replace(/\p{Surrogate}|(?![\n\t])\p{Control}/gu, "\uFFFD")
    : value;

/** Returns the message without the fields that may differ between two attempts to send it. */
const contentOf = ({ id: _, seconds: __, _gotcha: ___, ...content }: Message) => content;

/** Returns whether two messages have the same content, even if their ids or times differ. */
export function isSameMessage(one: Message, other: Message): boolean {
  const [first, second] = [contentOf(one), contentOf(other)] as Record<string, unknown>[];
  return FIELDS.every((field) => first?.[field] === second?.[field]);
}

/** Returns a digest of the content of a message and of its attachment. */
export const messageDigest = ({ message, attachment }: Delivery): string =>
  contentId(contentOf(message), attachment);

/** Returns the message with an id that is derived from its content. */
export const withOwnId = (delivery: Delivery): Delivery => ({
  ...delivery,
  message: { ...delivery.message, id: messageDigest(delivery) },
});

/** Returns a UUID that is derived from the content (RFC 9562, version 8). */
function contentId(message: object, attachment?: Attachment): string {
  const hash = createHash("sha256").update(JSON.stringify(message));
  const hex = hash.update(attachment?.bytes ?? "").digest("hex");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
