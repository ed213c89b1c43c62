import { screen } from "@testing-library/react";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { CollectingWays } from "@/components/features/editor/launch/collecting-ways.client";
import type { Launch } from "@/components/features/editor/launch/use-launch.client";
import { cloneCommands } from "@/components/features/editor/launch/way-settings";
import { launchWords } from "@/content/launch";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { payload } from "./an-editor";
import { showInEditor } from "./show-in-editor";

/** Displays the ways to collect data, with the lab as the chosen way. */
function show(locale: Locale, delivery: object = {}) {
  const words = { ...payload, launch: localize(launchWords, locale) };
  const document = { ...aDocument(), delivery } as unknown as ProtocolDocument;
  const launch = {
    document,
    place: "lab",
    delivery: { host: null, isSent: false, canBalance: false, returnHosts: [] },
    choose: () => {},
  } as unknown as Launch;
  showInEditor(
    <CollectingWays launch={launch} complete={document} protocolId={"a".repeat(64)} isOpen />,
    { locale, payload: words },
  );
  const fields = screen.queryAllByRole("textbox").map((each) => (each as HTMLInputElement).value);
  return [document.title, ...fields, globalThis.document.body.textContent].join("\n");
}

describe.each(LOCALES)("the ways to collect data (%s)", (locale) => {
  it("include a lab with one command, and give the command with the name of the study file", () => {
    const text = show(locale);
    const { lab } = localize(launchWords, locale).ways;
    expect(screen.getByRole("radio", { name: lab.name })).toBeChecked();
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(text).toContain("npm run lab -- my-study.json");
    expect(text).toContain("npm run read -- lab-data/sessions my-study.json");
  });

  it("allow the host of the completion link in the command for a lab", () => {
    const exits = { completed: { url: "https://app.prolific.com/submissions/complete?cc=C1" } };
    expect(show(locale, { exits })).toContain(
      "NEXT_PUBLIC_RETURN_HOSTS=app.prolific.com npm run lab -- my-study.json",
    );
  });

  it("state that the project is open if the address of its source code is not known", () => {
    const text = show(locale);
    expect(text).toMatch(/MIT/);
    expect(text).not.toContain("git clone");
  });
});

it.each([
  "https://git.example/lab/site",
  "https://git.example/lab/site.git",
  "https://git.example/lab/site/",
])("the commands that copy the project from %s open the folder that git creates", (source) =>
  expect(cloneCommands(source)).toBe(`git clone ${source}\ncd site`),
);
