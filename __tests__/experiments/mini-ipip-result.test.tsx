import { render, screen } from "@testing-library/react";
import { appPayload } from "@/experiments/app-payload";
import { Result } from "@/experiments/engine/result.client";
import { runWords } from "@/experiments/engine/run-words";
import { newSession } from "@/experiments/engine/session";
import { app } from "@/experiments/mini-ipip/view.client";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { formRows } from "./mini-ipip-rows";

/** Answers that differ from 3, so that no eight in a row are alike. */
const EXTRAVERT: Record<string, string> = { E1: "5", C6: "4", O2: "4" };

function show(locale: Locale, answers: (item: string) => string) {
  Element.prototype.scrollIntoView = jest.fn();
  const session = newSession({
    app: "mini-ipip",
    version: "1.0.0",
    locale,
    seed: 1,
    blocks: 4,
    participant: { prolificPid: null, studyId: null, sessionId: null },
    device: { viewportWidth: 360, viewportHeight: 720, pixelRatio: 2, pointer: "coarse" },
  });
  render(
    <Result
      session={{ ...session, rows: formRows(answers) }}
      app={app}
      payload={appPayload("mini-ipip", locale)}
      words={localize(runWords, locale)}
      locale={locale}
    />,
  );
}

it.each([
  ["en", "Five means of your own answers, each beside those of 15,660 volunteers."],
  ["fr", "Cinq moyennes de vos réponses, chacune à côté de celles de 15 660 volontaires."],
] as const)("five plots below a plain sentence (%s)", (locale, sentence) => {
  show(locale, (item) => EXTRAVERT[item] ?? "3");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(sentence);
  expect(screen.getAllByRole("img")).toHaveLength(5);
});

it("each plot names its value and interval", () => {
  show("en", (item) => EXTRAVERT[item] ?? "3");
  expect(
    screen.getByRole("img", { name: /^Extraversion: 3\.50, 95% interval from 2\.61 to 4\.39/ }),
  ).toBeVisible();
  expect(
    screen.getByRole("row", { name: "Neuroticism 3.00 (95% interval: 2.01 to 3.99)" }),
  ).toBeVisible();
});

it("the same answer throughout gives a reason instead of plots", () => {
  show("en", () => "5");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("No score this time.");
  expect(
    screen.getByText(/^You gave the same answer to 8 or more statements in a row/),
  ).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});
