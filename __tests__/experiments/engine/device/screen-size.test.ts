import {
  CARD_MM,
  cardShape,
  lengthOfAngle,
  pixelsPerMm,
  visualAngle,
} from "@/experiments/engine/device/screen-size";

it("a card of 323.53 px on a screen of 96 px per inch has 3.78 pixels per mm, along both sides", () => {
  const nominal = 96 / 25.4;
  expect(pixelsPerMm(CARD_MM.long * nominal, "long")).toBeCloseTo(nominal, 3);
  expect(pixelsPerMm(CARD_MM.short * nominal, "short")).toBeCloseTo(nominal, 3);
  expect(cardShape("long")).toBeCloseTo(1.586, 3);
  expect(cardShape("short") * cardShape("long")).toBeCloseTo(1, 12);
});

it("1 cm at 57.3 cm is seen at one degree", () => {
  expect(visualAngle(10, 573)).toBeCloseTo(1, 3);
  expect(lengthOfAngle(1, 573)).toBeCloseTo(10, 2);
});

it.each([0.1, 1, 7, 45, 120])("the length of an angle of %d degrees has this angle", (degrees) => {
  expect(visualAngle(lengthOfAngle(degrees, 600), 600)).toBeCloseTo(degrees, 10);
});
