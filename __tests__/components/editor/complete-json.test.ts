/** @jest-environment node */
import * as fc from "fast-check";
import { completeJson } from "@/components/features/editor/document/complete-json";

it("makes JSON of any beginning of a document, and takes nothing from a whole one", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, place) => {
      const text = JSON.stringify(value);
      expect(completeJson(text)).toBe(text);
      const part = completeJson(text.slice(0, 1 + (place % text.length)));
      expect(() => JSON.parse(part ?? "")).not.toThrow();
    }),
  );
});

it("leaves out what was begun last", () => {
  expect(completeJson('{"order":"fixed","steps":[{"id":"a"},{"id":"b","text":{"en":"Rea')).toBe(
    '{"order":"fixed","steps":[{"id":"a"},{"id":"b","text":{}}]}',
  );
  expect(completeJson("no JSON")).toBeNull();
});
