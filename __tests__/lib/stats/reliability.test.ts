/** @jest-environment node */
import {
  cronbachAlpha,
  feldtInterval,
  halvesReliability,
  mcdonaldOmega,
} from "@/lib/stats/reliability";
import { expectClose, REFERENCE } from "./reference/reference";

it.each(REFERENCE.scales)(
  "alpha and its interval equal those of psych, and omega follows from factanal (alpha $alpha)",
  ({ items, alpha, feldt, omega }) => {
    expectClose(cronbachAlpha(items), alpha);
    expectClose(feldtInterval(alpha, items.length, items[0]?.length ?? 0, 0.95), feldt);
    // The search of factanal itself stops at about 1e-6.
    expectClose(mcdonaldOmega(items), omega, 1e-5);
  },
);

it("a scale has no omega if its factor cannot be estimated", () => {
  const { items } = REFERENCE.scales[2] as (typeof REFERENCE.scales)[number];
  // Two items; three people; an item that does not vary; an item twice.
  expect(mcdonaldOmega(items.map((answers) => answers.slice(0, 2)))).toBeNull();
  expect(mcdonaldOmega(items.slice(0, 3))).toBeNull();
  expect(mcdonaldOmega(items.map((answers) => [...answers, 4]))).toBeNull();
  expect(mcdonaldOmega(items.map(([a = 0, b = 0, c = 0]) => [a, b, c, c]))).toBeNull();
});

it("the reliability of medians does not depend on the order of a person's trials", () => {
  const { times } = REFERENCE.halves;
  const backwards = times.map((each) => [...each].reverse());
  expect(halvesReliability(backwards, 20, 3)).toBe(halvesReliability(times, 20, 3));
});
