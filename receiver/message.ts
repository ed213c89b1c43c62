import { createHash } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Attachment, toAttachment } from "./attachment.ts";
import type { Body } from "./body.ts";
import schema from "./contact-message.schema.json" with { type: "json" };
import { HttpError } from "./http-error.ts";
import { validationErrors } from "./validation-errors.ts";
import type { Language } from "./words.ts";

/** A message as contact-message.schema.json describes it. */
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

// Every format of the schema is a pattern as well.
const isValid = new Ajv2020({ allErrors: true, validateFormats: false }).compile<Message>(schema);
const FIELDS = Object.keys(schema.properties);

/**
 * Validates a message and its attachment. Only fields of the schema are stored.
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
  // Mail programs would decode the one, and display the rest in another order or not at all.
  if (/=\?|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/u.test(message.email))
    throw new HttpError(422, [{ field: "email", code: "TYPE_EMAIL" }]);
  // A form sent without scripts has no id; the same text must get the same id again.
  const id = message.id?.toLowerCase() ?? contentId(message, attachment);
  return { message: { ...message, id }, attachment };
}

/** As in the page: lone surrogates and control characters become U+FFFD. */
const normalised = (value: unknown) =>
  typeof value === "string"
    ? value
        .replace(/\r\n?/g, "\n")
        .trim()
        .replace(/\p{Surrogate}|(?![\n\t])\p{Control}/gu, "\uFFFD")
    : value;

/** The fields that a sender may change between two attempts of the same message. */
const contentOf = ({ id: _, seconds: __, _gotcha: ___, ...content }: Message) => content;

/** Whether two messages have the same content, regardless of id and time. */
export function isSameMessage(one: Message, other: Message): boolean {
  const [first, second] = [contentOf(one), contentOf(other)] as Record<string, unknown>[];
  return FIELDS.every((field) => first?.[field] === second?.[field]);
}

/** Returns the digest of the content of a message. */
export const messageDigest = ({ message, attachment }: Delivery): string =>
  contentId(contentOf(message), attachment);

/** Returns the message with an id that is derived from its content. */
export const withOwnId = (delivery: Delivery): Delivery => ({
  ...delivery,
  message: { ...delivery.message, id: messageDigest(delivery) },
});

/** A UUID derived from the content (RFC 9562, version 8). */
function contentId(message: object, attachment?: Attachment): string {
  const hash = createHash("sha256").update(JSON.stringify(message));
  const hex = hash.update(attachment?.bytes ?? "").digest("hex");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
