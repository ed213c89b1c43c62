/** @jest-environment node */
import { withoutIdleLayers } from "@/scripts/build/html/inline-styles";

const ORDER = "@layer base, ui;";

it("the build removes a CSS layer order that repeats an earlier layer order", () => {
  const rules = "@layer ui{a{color:red}}";
  expect(withoutIdleLayers(`${ORDER}${ORDER}${rules}${ORDER}${rules}`)).toBe(
    `${ORDER}${rules}${rules}`,
  );
});

it("the build removes an empty CSS layer, and does not remove a layer with content", () => {
  const kept = "@layer ui{a{color:red}}@layer base{b{color:red}}";
  expect(withoutIdleLayers(`@layer ui{}${kept}@layer feature{}`)).toBe(kept);
});
