import * as z from "zod/mini";
import { LOCALES } from "@/lib/routes";
import { UNWRITABLE } from "@/lib/writable-text";
import { type ContactField, LONGEST, PROJECT_KINDS } from "./limits";

/** The codes of field errors. The page has a sentence for each code. */
export type FieldErrorCode =
  | "missing"
  | "too-long"
  | "several-lines"
  | "no-address"
  | "unknown"
  | "empty-file"
  | "too-large"
  | "wrong-type";

export type FieldErrorCodes = Partial<Record<ContactField, FieldErrorCode>>;

/** Returns a text that can be stored and sent anywhere. Invalid characters become U+FFFD. */
export const writableText = (text: string) => text.trim().replace(UNWRITABLE, "\uFFFD");

const writable = z.overwrite<string>(writableText);

/**
 * Returns the schema of a text on one line. Line breaks are refused, because a line break in a name or an e-mail
 * address could add headers to an e-mail.
 */
const line = (longest: number) =>
  z
    .string("missing")
    .check(
      writable,
      z.maxLength(longest, "too-long"),
      z.regex(/^[^\n\r\t\u2028\u2029]*$/, "several-lines"),
    );

const required = z.minLength(1, "missing");

/**
 * The pattern of an e-mail address: one "@", no space, and no character with a meaning in a header. Letters of any
 * alphabet are allowed.
 */
const ADDRESS = /^[^\s@<>(),:;"\\[\]]+@[^\s@<>(),:;"\\[\]]+\.[^\s@<>(),:;"\\[\]]+$/;

const described = (text: string) => z.meta({ description: text });

/**
 * A message from the contact form in the format in which it is sent. The format is JSON or, with an attachment,
 * multipart form data with the same names and the file as `attachment`. `receiver/contact-message.schema.json` is
 * generated from this schema.
 */
export const contactMessage = z
  .object({
    id: z
      .optional(z.uuid())
      .check(
        described(
          "Names this message, the same on each attempt: a receiver that has it answers ok and keeps it once. Absent from a form that was sent without scripts.",
        ),
      ),
    name: line(LONGEST.name).check(required),
    email: line(LONGEST.email).check(required, z.regex(ADDRESS, "no-address")),
    organisation: z.optional(line(LONGEST.organisation)),
    country: z
      .optional(z.string().check(z.regex(/^[A-Z]{2}$/, "unknown")))
      .check(described("ISO 3166-1 alpha-2")),
    kind: z.enum(PROJECT_KINDS, "missing"),
    participants: z
      .optional(line(LONGEST.participants))
      .check(described("A rough number, in words: “about 60”, “two groups of 30”.")),
    when: z.optional(line(LONGEST.when)).check(described("When the data are needed, in words.")),
    message: z.string("missing").check(
      z.overwrite<string>((text) => text.replace(/\r\n?/g, "\n")),
      writable,
      required,
      z.maxLength(LONGEST.message, "too-long"),
    ),
    app: z
      .optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "unknown")))
      .check(described("The app of the portfolio that the message is about.")),
    language: z.enum(LOCALES),
    _gotcha: z
      .optional(z.string())
      .check(described("A field that people do not see. Whoever filled it in is a program.")),
    seconds: z
      .optional(z.number().check(z.gte(0)))
      .check(
        described(
          "From the first sight of the form to its sending. Absent from a form that was sent without scripts.",
        ),
      ),
  })
  .check(
    z.meta({
      title: "Message of the contact form",
      description:
        "In a multipart form all values are texts, and the file is the part `attachment`. Empty texts mean that a field was left out.",
    }),
  );

export type ContactMessage = z.infer<typeof contactMessage>;

/**
 * Reads the values of a form.
 * @param values texts keyed by field name; empty texts count as missing
 * @returns the message, or its errors keyed by field
 */
export function readMessage(
  values: Readonly<Record<string, unknown>>,
): { message: ContactMessage } | { errors: FieldErrorCodes } {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== "string" || value.trim() !== ""),
  );
  const result = contactMessage.safeParse(filled);
  if (result.success) return { message: result.data };
  const errors: FieldErrorCodes = {};
  for (const { path, message } of result.error.issues)
    errors[path[0] as ContactField] ??= message as FieldErrorCode;
  return { errors };
}
