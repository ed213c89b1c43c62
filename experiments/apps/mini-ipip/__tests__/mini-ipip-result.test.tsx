import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runWords } from "@/content/run";
import { app } from "@/experiments/apps/mini-ipip/view.client";
import { withParameters } from "@/experiments/engine/contract/define-app";
import { Result } from "@/experiments/engine/result/result.client";
import { newSession } from "@/experiments/engine/session/session";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { formRows } from "./mini-ipip-rows";

/** Answers that differ from 3 for some statements. No eight answers in a row are identical. */
const EXTRAVERT: Record<string, string> = { E1: "5", C6: "4", O2: "4" };

/**
 * Answers of a person who is agreeable and imaginative, and average on the other scales. The means are near the
 * volunteers' means.
 */
const MIDDLING: Record<string, string> = {
  A4: "4",
  A5: "2",
  A9: "4",
  A7: "2",
  O3: "4",
  O4: "2",
  O2: "2",
  O6: "2",
};

function show(locale: Locale, answers: (item: string) => string) {
  Element.prototype.scrollIntoView = jest.fn();
  const session = newSession({
    app: "mini-ipip",
    version: "1.0.0",
    parameters: withParameters(app).model.parameters,
    locale,
    seed: 1,
    blocks: 4,
    participant: { prolificPid: null, studyId: null, sessionId: null },
    device: { viewportWidth: 360, viewportHeight: 720, pixelRatio: 2, pointer: "coarse" },
  });
  render(
    <Result
      session={{ ...session, rows: formRows(answers) }}
      app={withParameters(app)}
      payload={appPayload("mini-ipip", locale)}
      words={localize(runWords, locale)}
      locale={locale}
    />,
  );
}

it.each([
  [
    "en",
    "Furthest from the volunteers’ mean: Intellect/imagination, 2.75 (95% interval 1.90 to 3.60) against 4.04.",
  ],
  [
    "fr",
    "Le plus loin de la moyenne des volontaires : Intellect et imagination, 2,75 (intervalle à 95 % de 1,90 à 3,60) contre 4,04.",
  ],
] as const)(
  "the Mini-IPIP result states the scale furthest from the published mean above one plot (%s)",
  (locale, sentence) => {
    show(locale, (item) => EXTRAVERT[item] ?? "3");
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(sentence);
    expect(screen.getAllByRole("img")).toHaveLength(1);
  },
);

it("the Mini-IPIP headline states whether the interval of a scale's mean contains the published mean", () => {
  // The answers to reversed statements are chosen so that the mean of each scale is near the volunteers' mean.
  show("en", (item) => MIDDLING[item] ?? "3");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
    /^Furthest from the volunteers’ mean: .* This session cannot distinguish the two\.$/,
  );
});

it("the text alternative of the Mini-IPIP plot states each value with its interval and the published mean", () => {
  show("en", (item) => EXTRAVERT[item] ?? "3");
  expect(screen.getByRole("img").getAttribute("aria-label")?.split(". ")).toEqual([
    "Extraversion: 3.50, 95% interval from 2.61 to 4.39, published mean 2.92",
    expect.stringMatching(/^Agreeableness: 3\.00, .* published mean 3\.94$/),
    expect.stringMatching(/^Conscientiousness: /),
    "Neuroticism: 3.00, 95% interval from 2.01 to 3.99, published mean 2.92",
    expect.stringMatching(/^Intellect\/imagination: /),
  ]);
  expect(screen.getByRole("row", { name: "Neuroticism 3.00 (2.01 to 3.99)" })).toBeVisible();
});

it("the Mini-IPIP table lists the scales first, in the order of the plot", () => {
  show("en", (item) => EXTRAVERT[item] ?? "3");
  const [table] = screen.getAllByRole("table");
  const names = within(table as HTMLElement).getAllByRole("rowheader");
  expect(names.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    "Extraversion",
    "Agreeableness",
    "Conscientiousness",
    "Neuroticism",
    "Intellect/imagination",
  ]);
});

it("the table of published Mini-IPIP data has a row for each scale, and states only once how many people answered", async () => {
  show("en", (item) => EXTRAVERT[item] ?? "3");
  await userEvent.click(screen.getByText("About this comparison"));
  const table = screen.getByRole("table", { name: "Published data, n = 15,660" });
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells[0]).toEqual(["Scale", "Mean", "SD", "5th", "50th", "95th"]);
  expect(cells[1]).toEqual(["Extraversion", "2.92", "1.02", "1.25", "3.00", "4.50"]);
  expect(cells).toHaveLength(6);
});

it("a Mini-IPIP run with identical answers displays a reason for the missing score instead of plots", () => {
  show("en", () => "5");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("No score this time.");
  expect(
    screen.getByText(/^You gave the same answer to 8 or more statements in a row/),
  ).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});
