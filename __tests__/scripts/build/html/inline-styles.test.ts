import { withoutIdleLayers } from "@/scripts/build/html/inline-styles";

const ORDER = "@layer base, ui;";

it("a layer order that is repeated directly is written once", () => {
  expect(withoutIdleLayers(`${ORDER}${ORDER}${ORDER}@layer ui{a{color:red}}`)).toBe(
    `${ORDER}@layer ui{a{color:red}}`,
  );
});

it("an empty layer is removed, and a layer with content remains", () => {
  const kept = "@layer ui{a{color:red}}@layer base{b{color:red}}";
  expect(withoutIdleLayers(`@layer ui{}${kept}@layer feature{}`)).toBe(kept);
});
