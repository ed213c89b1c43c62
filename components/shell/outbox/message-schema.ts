import { toJSONSchema } from "zod/mini";
import { contactMessage } from "./message";

/** The documented payload: what `receiver/contact-message.schema.json` holds, with a line end. */
export function messageSchemaText(): string {
  return `${JSON.stringify(toJSONSchema(contactMessage, { io: "input" }), null, 2)}\n`;
}
