/** @jest-environment node */
import { normaliseError, StatusError } from "@/components/shell/errors/page-error";

describe("normaliseError, which turns a thrown value into an error with a code,", () => {
  it.each([
    ["an error", new Error("No network"), 500, "No network"],
    ["an error without a message", new Error(), 500, ""],
    ["a kind of error", new TypeError("x is undefined"), 500, "x is undefined"],
    ["a text", "Out of order", 500, "Out of order"],
    ["the empty text", "", 500, ""],
    ["nothing", undefined, 500, ""],
    ["null", null, 500, ""],
    ["a number", 404, 500, ""],
    ["NaN", Number.NaN, 500, ""],
    ["false", false, 500, ""],
    ["a symbol", Symbol("gone"), 500, ""],
    ["a function", () => 404, 500, ""],
    ["a list", ["gone"], 500, ""],
    ["an object without a prototype", Object.create(null), 500, ""],
    ["a statusCode", { statusCode: 404, message: "Gone" }, 404, "Gone"],
    ["a status", { status: 503, message: "Busy" }, 503, "Busy"],
    ["a status alone", { status: 403 }, 403, ""],
    ["statusCode before status", { statusCode: 410, status: 503 }, 410, ""],
    ["a status with a useless statusCode", { statusCode: "x", status: 503 }, 503, ""],
    ["a message that is not a text", { message: { en: "no" } }, 500, ""],
    ["a message that is a number", { message: 12, statusCode: 400 }, 400, ""],
  ])("normalises %s", (_, thrown, statusCode, message) => {
    expect(normaliseError(thrown)).toEqual({ statusCode, message });
  });

  it.each([0, 200, 302, 399, 600, 1000, -404, 404.5, Number.POSITIVE_INFINITY, "404", null])(
    "replaces the code %p by 500, because it is not an error code",
    (code) => {
      expect(normaliseError({ statusCode: code, message: "x" }).statusCode).toBe(500);
      expect(normaliseError({ status: code, message: "x" }).statusCode).toBe(500);
    },
  );

  it.each([400, 404, 499, 500, 599])("accepts %i as an error code", (code) => {
    expect(normaliseError({ statusCode: code }).statusCode).toBe(code);
  });
});

describe("StatusError", () => {
  it("passes its code and message to the error page", () => {
    const error = new StatusError(501, "Missing: PointerEvent");
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("StatusError");
    expect(normaliseError(error)).toEqual({ statusCode: 501, message: "Missing: PointerEvent" });
  });
});
