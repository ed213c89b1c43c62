import { render, screen } from "@testing-library/react";
import { NormPlot } from "@/components/plots/norm-plot";
import { publishedMean } from "@/experiments/catalog/norms";
import { quantileDots } from "@/lib/stats/quantile-dots";

const { quantiles, mean } = publishedMean("stroop_effect", "en");

type Props = React.ComponentProps<typeof NormPlot>;

const you = { value: 94, low: 60, high: 128, label: "you, 94 ms" };

function draw(more: Partial<Props> = {}) {
  const { container } = render(
    <NormPlot
      dots={quantileDots(quantiles)}
      span={{ low: -150, high: 400 }}
      mean={mean}
      meanLabel="published mean 123"
      axisLabel="incongruent − congruent, ms"
      description="Your Stroop effect on the effects of 521 people"
      locale="en"
      {...more}
    />,
  );
  return container;
}

const circles = (container: Element, name: string) => [
  ...container.querySelectorAll<SVGCircleElement>(`circle.${name}`),
];
/** Returns the horizontal position of an element on a scale from 0 to 100. */
const across = (element: Element | null | undefined, attribute: string) => {
  const place = /^(-?[\d.]+)%$/.exec(element?.getAttribute(attribute) ?? "")?.[1];
  return Number(place ?? Number.NaN);
};
const tickTexts = (container: Element) =>
  [...container.querySelectorAll("g > text")].map(({ textContent }) => textContent);

it("the norm plot is one image whose text alternative is a sentence with its numbers", () => {
  draw();
  expect(
    screen.getByRole("img", { name: "Your Stroop effect on the effects of 521 people" }),
  ).toBeVisible();
});

it("the norm plot has one dot for each percent of people from the 1st to the 99th percentile: 98 dots", () => {
  expect(circles(draw(), "dot")).toHaveLength(98);
  expect(circles(draw({ you }), "dot")).toHaveLength(98);
});

it("the norm plot has equal numbers of dots below and above the published median", () => {
  const container = draw();
  const middle = across(circles(container, "dot")[44], "cx");
  const dots = circles(container, "dot").map((dot) => across(dot, "cx"));
  expect(dots.filter((x) => x < middle).length).toBeLessThanOrEqual(49);
  expect(dots.filter((x) => x > middle).length).toBeLessThanOrEqual(49);
});

it("the dots of the norm plot neither overlap nor leave the image", () => {
  const container = draw({ you });
  const places = circles(container, "dot").map(
    (dot) => `${dot.getAttribute("cx")} ${dot.getAttribute("cy")}`,
  );
  expect(new Set(places).size).toBe(98);
  const height = Number(container.querySelector("svg")?.getAttribute("height"));
  for (const dot of circles(container, "dot")) {
    expect(across(dot, "cx")).toBeGreaterThan(0);
    expect(across(dot, "cx")).toBeLessThan(100);
    expect(Number(dot.getAttribute("cy"))).toBeGreaterThan(0);
    expect(Number(dot.getAttribute("cy"))).toBeLessThan(height);
  }
});

it("the norm plot draws the visitor's score with its interval at the correct position on the scale", () => {
  const container = draw({ you });
  const [own] = circles(container, "you");
  const interval = container.querySelector("line.interval");
  expect(across(interval, "x1")).toBeLessThan(across(own, "cx"));
  expect(across(own, "cx")).toBeLessThan(across(interval, "x2"));
  // The visitor's score, 94, is below the published mean, 123.
  expect(across(own, "cx")).toBeLessThan(across(container.querySelector("line.mean"), "x1"));
});

it("without a score, the norm plot displays only the distribution", () => {
  const container = draw();
  expect(circles(container, "you")).toEqual([]);
  expect(container.querySelector("line.interval")).toBeNull();
});

it("the norm plot labels the mean, the score and the axis", () => {
  const container = draw({ you });
  for (const label of ["published mean 123", "you, 94 ms", "incongruent − congruent, ms"])
    expect(screen.getByText(label)).toBeVisible();
  expect(tickTexts(container)).toEqual(
    expect.arrayContaining(["−100", "0", "100", "200", "300", "400"]),
  );
});

it("the norm plot writes the numbers of the axis in the notation of the language", () => {
  const container = draw({ you: { ...you, value: 1200, low: 900, high: 1500 }, locale: "fr" });
  expect(tickTexts(container)).toContain("1\u202F000");
});

it.each([
  ["far below", { value: -600, low: -700, high: -500, label: "you" }],
  ["far above", { value: 1200, low: 900, high: 1500, label: "you" }],
  ["with a wide interval", { value: 100, low: -900, high: 1100, label: "you" }],
])(
  "the axis of the norm plot is longer for a score %s, and the plot displays the complete interval",
  (_, value) => {
    const container = draw({ you: value });
    const interval = container.querySelector("line.interval");
    expect(across(interval, "x1")).toBeGreaterThan(0);
    expect(across(interval, "x2")).toBeLessThan(100);
    for (const dot of circles(container, "dot")) {
      expect(across(dot, "cx")).toBeGreaterThan(0);
      expect(across(dot, "cx")).toBeLessThan(100);
    }
    expect(tickTexts(container).length).toBeLessThanOrEqual(9);
  },
);

it.each([
  // Near an edge, the label extends towards the middle. At other positions, the label extends away from the published
  // mean.
  [-140, "start"],
  [60, "end"],
  [mean + 20, "start"],
  [390, "end"],
])("the label of a score of %d crosses neither the edge nor the published mean", (value, side) => {
  const container = draw({
    span: { low: -150, high: 400 },
    you: { value, low: value - 5, high: value + 5, label: "you" },
  });
  const own = container.querySelector("text.youLabel");
  const published = container.querySelector("text.label");
  expect(own?.getAttribute("y")).not.toBe(published?.getAttribute("y"));
  expect(own).toHaveAttribute("text-anchor", side);
});
