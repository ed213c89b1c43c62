import { withoutIdleLayers } from "@/scripts/build/html/inline-styles";

const ORDER = "@layer base, ui;";

it("an order of layers that is repeated at once is said once", () => {
  expect(withoutIdleLayers(`${ORDER}${ORDER}${ORDER}@layer ui{a{color:red}}`)).toBe(
    `${ORDER}@layer ui{a{color:red}}`,
  );
});

it("a layer that holds nothing is left out, and one that holds something stays", () => {
  const kept = "@layer ui{a{color:red}}@layer base{b{color:red}}";
  expect(withoutIdleLayers(`@layer ui{}${kept}@layer feature{}`)).toBe(kept);
});
