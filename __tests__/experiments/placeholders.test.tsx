import { render } from "@testing-library/react";
import { AppCard } from "@/components/features/portfolio/app-card";
import { portfolioEntries } from "@/components/features/portfolio/portfolio-entries";
import { portfolio } from "@/content/portfolio";
import { appPayload } from "@/experiments/app-payload";
import { APP_IDS } from "@/experiments/registry";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

const UNFILLED = /\{\w+\}/;

describe.each(LOCALES)("in %s, no unfilled placeholder", (locale) => {
  it.each(APP_IDS)("reaches the card and the details of %s", (app) => {
    const { container } = render(
      <AppCard app={app} locale={locale} words={localize(portfolio, locale)} />,
    );
    expect(container.outerHTML).not.toMatch(UNFILLED);
  });

  it.each(APP_IDS)("reaches the brief of %s or its reasons for no score", (app) => {
    const { words, purpose, methods, needs, figure } = appPayload(app, locale);
    const shown = { purpose, methods, needs, figure, reasons: words.result.reasons };
    expect(JSON.stringify(shown)).not.toMatch(UNFILLED);
  });

  it("reaches what the search of the portfolio looks through", () => {
    expect(JSON.stringify(portfolioEntries(locale))).not.toMatch(UNFILLED);
  });
});
