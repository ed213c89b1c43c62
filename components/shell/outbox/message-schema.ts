import { toJSONSchema } from "zod/mini";
import { contactMessage } from "./message";

/**
 * Returns the schema of the documented payload: the text of `receiver/contact-message.schema.json`, with a line break
 * at the end.
 */
export function messageSchemaText(): string {
  return `${JSON.stringify(toJSONSchema(contactMessage, { io: "input" }), null, 2)}\n`;
}
