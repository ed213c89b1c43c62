/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { AboutPage } from "@/components/features/about/about-page";
import { timingFigures } from "@/components/features/about/timing-figures";
import { about } from "@/content/about";
import { organisation } from "@/content/organisation";
import { timing } from "@/content/timing";
import { sampleApp, samplePrinted, sampleSession } from "@/experiments/catalog/sample-data";
import { sessionCsv } from "@/experiments/engine/data/csv";
import { psychDsFiles } from "@/experiments/engine/data/psych-ds";
import { typeset } from "@/lib/i18n/typeset";
import { LOCALES, pathOf } from "@/lib/routes";
import { sampleValues } from "@/scripts/checks/launch";
import { ROOT } from "@/scripts/project.mjs";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Returns the page as visitors first see it, without the contents of closed disclosures. */
const inTheOpen = (html: string) =>
  html.replace(/<details[\s\S]*?<\/details>/g, "").replace(/<script[\s\S]*?<\/script>/g, "");

describe.each(LOCALES)("the about page in %s", (locale) => {
  const html = renderToStaticMarkup(<AboutPage locale={locale} />);

  it("displays the first row, the file names and the printed result of its downloadable data set", () => {
    const session = sampleSession();
    const [, first = ""] = sessionCsv({
      ...session,
      rows: session.rows.filter(({ phase }) => phase === "test"),
    }).split("\n");
    const [, , , trial, , , condition, stimulus, response, , rt] = first.split(",");
    expect(html.replaceAll("<wbr/>", "")).toContain(
      [trial, condition, stimulus, response, rt].join(","),
    );
    expect(html).toContain(samplePrinted(session));
    for (const path of Object.keys(psychDsFiles(session, sampleApp)))
      expect(html).toContain(`<li>${path.split("/").at(-1)}</li>`);
  });

  it("reports outside of any disclosure which timing targets were missed", () => {
    const text = inTheOpen(html);
    for (const { id, met } of timingFigures.targets) {
      const [begin = ""] = timing.targets[id][locale].split("{");
      expect(text.includes(typeset(begin, locale))).toBe(!met);
    }
  });

  it("links to each of its sections", () => {
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    const links = [...html.matchAll(/<a href="(#[^"]+)"/g)].map(([, href]) => href);
    expect(ids.length).toBeGreaterThan(6);
    expect(links).toEqual(expect.arrayContaining(ids));
  });

  it("links to the page that reads data, where it says where data are", () => {
    const ethics = html.slice(html.indexOf('id="ethics"'));
    expect(ethics).toContain(`href="${pathOf("data", locale)}"`);
  });

  it("displays the cost of each kind of work", () => {
    for (const { price, time } of Object.values(organisation.costs))
      for (const value of [price, time])
        expect(html.replace(/\s/g, " ")).toContain(value[locale].replace(/\s/g, " "));
  });

  it("states once that all costs are sample amounts", () => {
    const notes = new Set(Object.values(organisation.costs).map(({ note }) => note?.[locale]));
    expect(notes.size).toBe(1);
    for (const note of notes) expect(html.split(note ?? "")).toHaveLength(2);
  });
});

it("the about page labels a cost as a sample if and only if the launch check lists the cost as a sample", () => {
  const listed = sampleValues(read("content/organisation.ts")).map(({ key }) => key);
  for (const [kind, { note }] of Object.entries(organisation.costs)) {
    const isListed = listed.includes(`costs.${kind}`);
    expect(/sample/i.test(note?.en ?? "")).toBe(isListed);
    expect(/exemple/.test(note?.fr ?? "")).toBe(isListed);
  }
});

it("the about page lists the browsers of the comparison in docs/cross-browser.md", () => {
  const document = read("docs/cross-browser.md");
  for (const { name } of about.devices.engines) expect(document).toContain(name.en);
});

describe("the link to the source code", () => {
  /** Renders the pages with or without a configured URL of the source code. */
  const rendered = (url: string) => {
    let html = "";
    jest.isolateModules(() => {
      process.env.NEXT_PUBLIC_SOURCE_URL = url;
      const { AboutPage: Page } = jest.requireActual<
        typeof import("@/components/features/about/about-page")
      >("@/components/features/about/about-page");
      const { SiteFooter } = jest.requireActual<
        typeof import("@/components/shell/layout/site-footer")
      >("@/components/shell/layout/site-footer");
      const { renderToStaticMarkup: render } =
        jest.requireActual<typeof import("react-dom/server")>("react-dom/server");
      html = render(<Page locale="en" />) + render(<SiteFooter locale="en" />);
    });
    delete process.env.NEXT_PUBLIC_SOURCE_URL;
    return html;
  };

  it("appears on the page and in the footer if the publisher has configured the URL of the source code", () => {
    const url = "https://code.example/lab/site";
    expect(rendered(url).split(`<a href="${url}"`)).toHaveLength(3);
  });

  it("is absent if the publisher has not configured the URL of the source code", () => {
    expect(rendered("")).not.toContain("ource code</a>");
    expect(rendered("")).not.toContain("Source code of this site");
  });
});
