/** @jest-environment node */

import { passGate } from "@/components/features/study/page-gate";
import { normaliseError, StatusError } from "@/components/shell/errors/page-error";

const context = { pathname: "/study", query: new URLSearchParams("app=stroop") };

/** What the error page would show of the failure. */
function failureOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return normaliseError(error);
  }
  return undefined;
}

describe("a page's middleware", () => {
  it("runs in the order named, before the validity check, with the address", () => {
    const ran: string[] = [];
    const outcome = passGate(
      {
        middleware: ["second", "first"],
        validate: (given) => {
          expect(given).toBe(context);
          ran.push("validate");
          return true;
        },
      },
      context,
      {
        first: (given) => {
          expect(given).toBe(context);
          ran.push("first");
        },
        second: () => ran.push("second"),
        unnamed: () => ran.push("unnamed"),
      },
    );
    expect(ran).toEqual(["second", "first", "validate"]);
    expect(outcome).toBe("open");
  });

  it("that is unknown is an error 500 that names it", () => {
    const validate = jest.fn();
    const before = jest.fn();
    const failure = failureOf(() =>
      passGate({ middleware: ["before", "no-such"], validate }, context, { before }),
    );
    expect(failure).toEqual({ statusCode: 500, message: "Unknown middleware no-such" });
    expect(before).toHaveBeenCalledTimes(1);
    expect(validate).not.toHaveBeenCalled();
  });

  it.each(["toString", "constructor", "hasOwnProperty", "__proto__"])(
    "%s is not known by inheritance",
    (name) => {
      expect(failureOf(() => passGate({ middleware: [name] }, context, {}))).toEqual({
        statusCode: 500,
        message: `Unknown middleware ${name}`,
      });
    },
  );

  it("that throws stops the gate with its own failure", () => {
    const validate = jest.fn();
    const after = jest.fn();
    const failure = failureOf(() =>
      passGate({ middleware: ["refuses", "after"], validate }, context, {
        refuses: () => {
          throw new StatusError(403, "Not here");
        },
        after,
      }),
    );
    expect(failure).toEqual({ statusCode: 403, message: "Not here" });
    expect(after).not.toHaveBeenCalled();
    expect(validate).not.toHaveBeenCalled();
  });
});

describe("a page's validity check", () => {
  it("shows the 404 page when it returns false", () => {
    expect(passGate({ validate: () => false }, context, {})).toBe("not-found");
  });

  it("opens the page when it returns true, and when there is none", () => {
    expect(passGate({ validate: () => true }, context, {})).toBe("open");
    expect(passGate({}, context, {})).toBe("open");
  });

  it("that throws is a failure, not a 404", () => {
    const validate = () => {
      throw new Error("Broken check");
    };
    expect(failureOf(() => passGate({ validate }, context, {}))).toEqual({
      statusCode: 500,
      message: "Broken check",
    });
  });
});
