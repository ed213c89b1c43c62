import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { BuilderSection } from "@/components/features/home/builder-section";
import { powerAt, studiesAt } from "@/components/features/home/planned-study";
import { exampleInputs } from "@/experiments/presentation/example-inputs";
import { readLinkHash } from "@/experiments/study/document/link";
import { solvePlan } from "@/experiments/study/plan/solve-plan";
import { timesIn100 } from "@/experiments/study/plan/times-in-100";
import type { Locale } from "@/lib/routes";

beforeEach(() => {
  window.matchMedia = (media) => ({ media, matches: true }) as MediaQueryList;
});

/** The time limit of a test, ms, which allows for loading the code of the slider on a busy machine. */
const ARRIVES = { timeout: 20_000 };

async function show(locale: Locale = "en") {
  const { container } = render(<BuilderSection locale={locale} />);
  const slider = await screen.findByRole("slider", {}, ARRIVES);
  return { container, slider };
}

const textOf = (heading: string) =>
  within(screen.getByRole("heading", { name: heading }).parentElement as HTMLElement).getByText(
    (_, element) => element?.tagName === "P",
  ).textContent;

const open = () => screen.getByRole<HTMLAnchorElement>("link", { name: BUILD });
const BUILD = /^(Build a study yourself, free|Créer une étude gratuitement)$/;

/** Moves the slider, which starts at 30 participants, to a number, and waits until the link contains that number. */
async function moveTo(slider: HTMLElement, people: number) {
  fireEvent.change(slider, { target: { value: String(people - 30) } });
  await waitFor(() => expect(open().getAttribute("href")).toContain("#p="), ARRIVES);
}

it("the builder displays the power, the cost and the methods text for the chosen number of participants", async () => {
  const { slider } = await show();
  expect(textOf("power")).toMatch(/^With 60 participants, 39 of 100 .* \(power \.39\)\./);
  expect(textOf("cost")).toMatch(/^£54 for 60 participants/);
  await moveTo(slider, 120);
  expect(textOf("power")).toMatch(/^With 120 participants, 67 of 100 .* \(power \.67\)\./);
  expect(textOf("cost")).toMatch(/^£108 for 120 participants/);
  expect(textOf("methods text")).toMatch(/120 participants.*a power of \.67/);
});

it("the builder uses French number notation on the French page", async () => {
  const { slider } = await show("fr");
  await moveTo(slider, 162);
  expect(textOf("puissance")).toMatch(
    /^Avec 162 participants, la puissance est de 0,80\s: 80 études sur 100/,
  );
  expect(textOf("coût")).toMatch(/^145,80\s£ pour 162/);
});

it("the button chooses the planned number of participants, with which 80 of 100 drawn studies find the effect", async () => {
  const { container } = await show();
  fireEvent.click(screen.getByRole("button", { name: /^Set the number of participants to 162/ }));
  expect(screen.getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    "162 participants, power .80, £145.80",
  );
  await waitFor(() => expect(container).toHaveTextContent("80 detect it"));
  await waitFor(() => expect(open().hash).not.toBe(""), ARRIVES);
  expect(container).toHaveTextContent("20 miss the effect");
});

it("the link opens the builder with the chosen number of participants", async () => {
  const { slider } = await show();
  expect(open()).toHaveAttribute("href", "/study/protocol");
  await moveTo(slider, 100);
  const held = readLinkHash(open().hash);
  const document = held && "text" in held ? JSON.parse(held.text) : null;
  expect(document.plan).toMatchObject({ people: 100, effect: 0.3, payPerHour: 9 });
});

describe("the figures of the builder", () => {
  const inputs = exampleInputs("Study");
  const { effect } = solvePlan(inputs);
  const stated = effect?.stated ?? 0;
  const study = {
    effect: stated,
    shown: (effect?.shown ?? 0) / stated,
    test: { alpha: 0.05, sides: 2 },
    minutes: 6,
    payPerHour: 9,
    currency: "GBP",
  } as const;
  const everyPeople = Array.from({ length: 211 }, (_, index) => 30 + index);

  it("display the power that the planner computes for every number of participants", () => {
    for (const people of everyPeople.filter((each) => each % 30 === 0)) {
      const { at } = solvePlan({ ...inputs, plan: { ...inputs.plan, people } });
      expect(powerAt(people, study)).toBeCloseTo(at?.power ?? 0, 10);
    }
  });

  it("contain as many blue intervals as the sentence states, and only the blue intervals exclude zero", () => {
    for (const people of everyPeople) {
      const studies = studiesAt(people, study);
      const detected = studies.filter(({ isDetected }) => isDetected);
      expect(detected).toHaveLength(timesIn100(powerAt(people, study)));
      for (const { low, isDetected } of studies)
        expect(isDetected ? low : -low).toBeGreaterThan(-0.002);
    }
  });
});
