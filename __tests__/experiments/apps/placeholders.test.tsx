import { render } from "@testing-library/react";
import { AppCard } from "@/components/features/portfolio/app-card";
import { portfolioEntries } from "@/components/features/portfolio/portfolio-entries";
import { portfolio } from "@/content/portfolio";
import { runWords } from "@/content/run";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { Result } from "@/experiments/engine/result/result.client";
import { newSession } from "@/experiments/engine/session/session";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

import { anyRun } from "../any-run";

// Leaflet draws only in elements that have a size, and elements have no size in this test. The browser tests check the
// map.
jest.mock("@/experiments/apps/where-is-it/error-map.client", () => ({ ErrorMap: () => null }));

const UNFILLED = /\{\w+\}/;

describe.each(LOCALES)("in %s, a placeholder without a value", (locale) => {
  it.each(APP_IDS)("does not appear on the card of %s or in its details", (app) => {
    const { container } = render(
      <AppCard app={app} locale={locale} words={localize(portfolio, locale)} />,
    );
    // The BibTeX entry is removed, because it contains braces.
    container.querySelector("pre")?.remove();
    expect(container.outerHTML).not.toMatch(UNFILLED);
  });

  it.each(APP_IDS)(
    "does not appear in the brief of %s or in its reasons for a missing score",
    (app) => {
      const { words, task, methods, needs, example } = appPayload(app, locale);
      const shown = { task, methods, needs, example, reasons: words.result.reasons };
      expect(JSON.stringify(shown)).not.toMatch(UNFILLED);
    },
  );

  it.each(APP_IDS)("does not appear in a result of %s, with or without a score", async (id) => {
    Element.prototype.scrollIntoView = jest.fn();
    const app = await loadApp(id);
    const session = newSession({
      app: id,
      version: "1.0.0",
      parameters: app.model.parameters,
      locale,
      seed: 7,
      blocks: 1,
      participant: { prolificPid: null, studyId: null, sessionId: null },
      device: { viewportWidth: 360, viewportHeight: 720, pixelRatio: 2, pointer: "coarse" },
    });
    for (const rows of [anyRun(app), []]) {
      const { container } = render(
        <Result
          session={{ ...session, rows }}
          app={app}
          payload={appPayload(id, locale)}
          words={localize(runWords, locale)}
          locale={locale}
        />,
      );
      expect(container.outerHTML).not.toMatch(UNFILLED);
    }
  });

  it("does not appear in the texts that the search on the portfolio page uses", () => {
    expect(JSON.stringify(portfolioEntries(locale))).not.toMatch(UNFILLED);
  });
});
