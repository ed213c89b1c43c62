import { joinParts } from "@/lib/i18n/join-parts";

it("joins parts with the spacing of semicolons in each language", () => {
  expect(joinParts(["a", "b", "c"], "en")).toBe("a; b; c");
  expect(joinParts(["a", "b", "c"], "fr")).toBe("a\u202F; b\u202F; c");
});
