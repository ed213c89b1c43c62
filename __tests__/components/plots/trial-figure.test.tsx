import { render, screen, within } from "@testing-library/react";
import { TrialFigure } from "@/components/plots/trial-figure";
import { apps } from "@/content/apps";
import { stroopModel } from "@/experiments/apps/stroop/model";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

/** Returns the labels next to the screens, with non-breaking spaces replaced. */
const timings = () =>
  [...screen.getByRole("img").querySelectorAll("text.timing")].map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, " "),
  );

describe("the trial figure of the Stroop task", () => {
  it("displays the parameters of the app", () => {
    render(<AppFigure app="stroop" locale="en" caption="A trial" />);
    expect(timings()).toEqual(["500 ms", "response, ≤ 2,000 ms", "400 ms"]);
  });

  it("changes when the parameters of the app change", () => {
    const { parameters } = APPS.stroop.model;
    const times = { fixationMs: 650, responseWindowMs: 3200, blankMs: 320 };
    render(
      <TrialFigure
        frames={stroopModel({ ...parameters, ...times }).figure(appWords("stroop", "fr"))}
        words={localize(apps, "fr").figure}
        description="Un essai"
        locale="fr"
      />,
    );
    expect(timings()).toEqual(["650 ms", "réponse, ≤ 3 200 ms", "320 ms"]);
  });

  it.each([
    ["en", "green"],
    ["fr", "vert"],
  ] as const)(
    "displays in %s a colour word in an ink that the word does not name: %s",
    (locale, word) => {
      render(<AppFigure app="stroop" locale={locale} caption="A trial" />);
      const shown = within(screen.getByRole("img")).getByText(word);
      expect(shown).toHaveAttribute("data-ink", "red");
    },
  );
});

describe.each(APP_IDS)("the trial figure of %s", (app) => {
  it.each(LOCALES)("has a text alternative in %s, and a caption", (locale) => {
    render(<AppFigure app={app} locale={locale} caption="**Figure 2.** One trial" />);
    expect(screen.getByRole("img")).toHaveAccessibleName(/\S+ \S+/);
    expect(document.querySelector("figcaption")).toHaveTextContent("Figure 2. One trial");
  });
});

it("the figure of an app without a time limit has one label, which states that there is no limit", () => {
  render(<AppFigure app="where-is-it" locale="en" />);
  expect(timings().filter(Boolean)).toEqual(["no time limit"]);
});

it("the trial figure draws its screens in the given order", () => {
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
