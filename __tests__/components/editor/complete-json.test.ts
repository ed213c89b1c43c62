/** @jest-environment node */
import * as fc from "fast-check";
import { completeJson } from "@/components/features/editor/document/complete-json";

it("completeJson turns any beginning of a document into valid JSON, and returns a complete document unchanged", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, place) => {
      const text = JSON.stringify(value);
      expect(completeJson(text)).toBe(text);
      const part = completeJson(text.slice(0, 1 + (place % text.length)));
      expect(() => JSON.parse(part ?? "")).not.toThrow();
    }),
  );
});

it("completeJson omits the last value if this value is incomplete", () => {
  expect(completeJson('{"order":"fixed","steps":[{"id":"a"},{"id":"b","text":{"en":"Rea')).toBe(
    '{"order":"fixed","steps":[{"id":"a"},{"id":"b","text":{}}]}',
  );
  expect(completeJson("no JSON")).toBeNull();
});
