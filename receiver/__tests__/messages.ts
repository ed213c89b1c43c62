import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns a message in the format in which the page sends it. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: "Ada Example",
  email: "ada@lab.example",
  kind: "lab",
  message: "Twelve booths, two languages.\n\nWhen could we start?",
  language: "en",
  seconds: 40,
  ...changes,
});

/** Returns a message as a multipart form. */
export function aForm(message: Record<string, unknown>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(message)) form.append(name, String(value));
  if (file) form.append("attachment", file, file.name);
  return form;
}

/** Returns the messages that are stored in a folder, without drafts and without spam. */
export function storedIn(folder: string): Record<string, unknown>[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith(".") && existsSync(join(folder, name, "message.json")))
    .map((name) => JSON.parse(readFileSync(join(folder, name, "message.json"), "utf8")));
}
