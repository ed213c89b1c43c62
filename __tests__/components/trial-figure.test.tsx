import { render, screen, within } from "@testing-library/react";
import { TrialFigure } from "@/components/plots/trial-figure";
import { apps } from "@/content/apps";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { APP_IDS } from "@/experiments/registry";
import { parameters } from "@/experiments/stroop/parameters";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

type Timings = { fixationMs: number; responseWindowMs: number; blankMs: number };

/** What stands beside the frames, with ordinary spaces. */
const timings = () =>
  [...screen.getByRole("img").querySelectorAll("text.timing")].map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, " "),
  );

describe("the figure of the Stroop", () => {
  const changeable: Timings = parameters;
  const original = { ...changeable };
  afterEach(() => {
    Object.assign(changeable, original);
  });

  it("says what the app runs with", () => {
    render(<AppFigure app="stroop" locale="en" caption="A trial" />);
    expect(timings()).toEqual(["500 ms", "response, ≤ 2,000 ms", "400 ms"]);
  });

  it("changes with the parameters of the app", () => {
    Object.assign(changeable, { fixationMs: 654, responseWindowMs: 3210, blankMs: 321 });
    render(<AppFigure app="stroop" locale="fr" caption="A trial" />);
    expect(timings()).toEqual(["654 ms", "réponse, ≤ 3 210 ms", "321 ms"]);
  });

  it.each([
    ["en", "green"],
    ["fr", "vert"],
  ] as const)("shows in %s a word in an ink that it does not name", (locale, word) => {
    render(<AppFigure app="stroop" locale={locale} caption="A trial" />);
    const shown = within(screen.getByRole("img")).getByText(word);
    expect(shown).toHaveAttribute("data-ink", "red");
  });
});

describe.each(APP_IDS)("the figure of %s", (app) => {
  it.each(LOCALES)("has a text alternative in %s, and its caption", (locale) => {
    render(<AppFigure app={app} locale={locale} caption="**Figure 2.** One trial" />);
    expect(screen.getByRole("img")).toHaveAccessibleName(/\S+ \S+/);
    expect(document.querySelector("figcaption")).toHaveTextContent("Figure 2. One trial");
  });
});

it("draws its screens in the order given", () => {
  render(
    <TrialFigure
      frames={[
        { content: { kind: "fixation" }, timing: { kind: "duration", ms: 500 } },
        { content: { kind: "blank" }, timing: { kind: "duration", ms: 100 } },
        {
          content: { kind: "word", word: "blue", ink: "yellow" },
          timing: { kind: "response", limitMs: 1500 },
        },
      ]}
      words={{ ...localize(apps, "en").figure, response: "≤ {ms} ms" }}
      description="One trial"
      locale="en"
    />,
  );
  expect(timings()).toEqual(["500 ms", "100 ms", "≤ 1,500 ms"]);
});
