import type { ErrorObject } from "ajv";
import type { FieldError } from "./http-error.ts";

const CODES: Partial<Record<string, FieldError["code"]>> = {
  required: "REQUIRED_FIELD_MISSING",
  maxLength: "TOO_LONG",
};

/**
 * Returns the first error of each field in which a schema finds errors. An error of a nested field is reported with the
 * name of the outermost field.
 */
export function validationErrors(errors: readonly ErrorObject[]): FieldError[] {
  const codes = new Map<string, FieldError["code"]>();
  for (const { instancePath, keyword, params } of errors) {
    const field = instancePath.split("/")[1] || params.missingProperty;
    const code = CODES[keyword] ?? (field === "email" ? "TYPE_EMAIL" : "INVALID");
    if (!codes.has(field)) codes.set(field, code);
  }
  return [...codes].map(([field, code]) => ({ field, code }));
}
