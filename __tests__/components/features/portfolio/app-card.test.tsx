import { render, screen, within } from "@testing-library/react";
import { AppCard } from "@/components/features/portfolio/app-card";
import { apps } from "@/content/apps";
import { organisation } from "@/content/organisation";
import { portfolio } from "@/content/portfolio";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { publishedNorm } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import { SharedFacts } from "@/experiments/presentation/shared-facts";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";

const show = (app: AppId, locale: Locale = "en") =>
  render(<AppCard app={app} locale={locale} words={localize(portfolio, locale)} />);
const nameOf = (app: AppId, locale: Locale = "en") => localize(APPS[app].words, locale).name;

/** Returns the heights of a sparkline's columns from left to right, as shares of the tallest column. */
function columns(image: HTMLElement): number[] {
  const path = image.querySelector("path")?.getAttribute("d") ?? "";
  const drawn = [...path.matchAll(/M(-?[\d.]+) (\d+)v-(\d+)/g)];
  return drawn
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , tallest, height]) => Number(height) / Number(tallest));
}

describe.each(LOCALES)("in %s, the figure of published data", (locale) => {
  const shown = APP_IDS.filter((app) => APPS[app].model.facts.measures[0].norm !== null);

  it.each(shown)("for %s includes the number of people", (app) => {
    show(app, locale);
    const { norm } = APPS[app].model.facts.measures[0];
    const { n } = publishedNorm(norm as NonNullable<typeof norm>, locale);
    const [, sparkline] = screen.getAllByRole("img");
    const people = formatNumber(n, locale).replace(/\s/g, " ");
    expect(sparkline?.closest("figure")).toHaveTextContent(people);
    expect(columns(sparkline as HTMLElement).length).toBeGreaterThan(5);
  });
});

describe("the figure of published data", () => {
  it("for whole numbers has a column for each number, in proportion to its share", () => {
    show("eleven-twenty");
    const image = screen.getByRole("img", { name: /^From/ });
    // The data are from Arad and Rubinstein (2012), table 1, in which no participant asked for 12.
    const shares = [4, 3, 6, 1, 6, 32, 30, 12, 6];
    expect(columns(image)).toHaveLength(shares.length);
    for (const [index, share] of shares.entries())
      expect(Math.abs((columns(image)[index] ?? 0) - share / 32)).toBeLessThan(0.01);
    expect(image).toHaveAccessibleName(/^From 11 to 20: most often 17$/);
  });

  it("for a duration displays the mean and the ends of the scale", () => {
    show("simple-rt");
    const image = screen.getByRole("img", { name: /^From/ });
    for (const text of ["150\u00A0ms", "550\u00A0ms", "mean 318\u00A0ms"])
      expect(within(image).getByText(text.replaceAll("\u00A0", " "))).toBeInTheDocument();
  });

  it("is replaced by a sentence if no data are published", () => {
    show("where-is-it");
    expect(screen.queryByRole("img", { name: /^From/ })).not.toBeInTheDocument();
    expect(
      screen.getByText(/^We have not found published data .* compared with chance/),
    ).toBeInTheDocument();
  });
});

describe("the citation of an app", () => {
  it.each(APP_IDS)(
    "for %s contains the provider, the version with its year, and the URL",
    (app) => {
      show(app, "fr");
      const { version, released } = APPS[app].model.facts;
      const dialog = screen.getByRole("dialog", { hidden: true });
      const address = `${pathOf("study", "fr")}?app=${app}`;
      expect(dialog).toHaveTextContent(
        new RegExp(`${organisation.name}\\. \\(${released}\\)\\. .* \\(version ${version}\\)`),
      );
      const bibtex = dialog.querySelector("pre")?.textContent ?? "";
      expect(bibtex).toMatch(new RegExp(`^@software\\{[a-z-]+-${app},\\n`));
      for (const field of [`year = {${released}}`, `version = {${version}}`, `${address}}`])
        expect(bibtex).toContain(field);
      // BibTeX programs need balanced braces.
      expect(bibtex.split("{")).toHaveLength(bibtex.split("}").length);
    },
  );
});

describe("the card of an app", () => {
  it("omits the facts that apply to all apps, because the page states these facts once", () => {
    const { facts, languages } = localize(apps, "en");
    const { container } = render(<SharedFacts locale="en" />);
    expect(container).toHaveTextContent(languages);
    for (const name of [facts.settings, facts.devices, facts.languages])
      expect(within(container).getByText(name)).toBeInTheDocument();
    show("stroop");
    const card = within(screen.getByRole("article", { name: nameOf("stroop") }));
    expect(card.queryByText(facts.settings)).not.toBeInTheDocument();
    expect(card.queryByText(languages)).not.toBeInTheDocument();
  });

  it.each(APP_IDS)("for %s states whether the app works with a screen reader", (app) => {
    show(app);
    const told = screen.queryByText(apps.access["screen-reader"].en);
    expect(told !== null).toBe(APPS[app].model.facts.screenReader);
  });
});

it("the title and one button of an app's card link to the app, and another link opens the app in the editor", () => {
  show("flanker");
  const links = screen.getAllByRole("link", { name: new RegExp(nameOf("flanker")) });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/study?app=flanker",
    "/study?app=flanker",
    "/study/protocol?app=flanker",
  ]);
});

describe("the reliability on the card of an app", () => {
  it.each<[AppId, Locale, string, string]>([
    ["delay-discounting", "en", "test–retest", ".79 [.72, .84]"],
    ["delay-discounting", "fr", "test-retest", "0,79 [0,72 ; 0,84]"],
    ["eleven-twenty", "en", "test–retest", "not known"],
    ["where-is-it", "fr", "test-retest", "non connue"],
  ])(
    "for %s is the published value with its interval, or not known (%s)",
    (app, locale, name, said) => {
      show(app, locale);
      const fact = screen.getByText(name).nextElementSibling;
      expect(fact?.textContent?.replace(/\s/g, " ")).toBe(said);
    },
  );
});
