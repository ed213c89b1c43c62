import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strFromU8, unzipSync } from "fflate";
import { PapersTab } from "@/components/features/editor/papers/papers-tab.client";
import { usePlan } from "@/components/features/editor/plan/use-plan.client";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { appPayload } from "@/experiments/payloads/app-payload";
import { archivePayload } from "@/experiments/payloads/archive-payload";
import { editorPayload } from "@/experiments/payloads/editor-payload";
import { papersPayload } from "@/experiments/payloads/papers-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { downloadArchive } from "@/experiments/study/export/archive-maker.client";
import { PAPER_IDS } from "@/experiments/study/papers/paper";
import { LOCALES, type Locale } from "@/lib/routes";
import { versionOf } from "@/testing/version-of";

const mockSaved = new Map<string, string | Uint8Array>();
jest.mock("@/lib/device/download", () => ({
  ...jest.requireActual("@/lib/device/download"),
  download: (file: string, content: string | Uint8Array) => mockSaved.set(file, content),
}));

const ARCHIVE = archivePayload();

/** Returns the file that the site serves at a URL. */
function served(url: string): unknown {
  if (url === "/archive") return ARCHIVE;
  for (const locale of LOCALES) {
    if (url === ARCHIVE.paperUrls[locale]) return papersPayload(locale);
    const app = APP_IDS.find((id) => ARCHIVE.appUrls[locale][id] === url);
    if (app) return appPayload(app, locale);
  }
  return "";
}

beforeEach(() => {
  mockSaved.clear();
  global.fetch = jest.fn(async (url: string) => ({
    ok: true,
    json: async () => served(url),
    text: async () => String(served(url)),
  })) as unknown as typeof fetch;
});

function documentWith(plan: object | undefined): ProtocolDocument {
  const steps = (["stroop", "mini-ipip"] as const).map((app) => ({
    id: app,
    app,
    version: versionOf(app),
    parameters: {},
  }));
  const checked = checkProtocol({ protocol: 1, steps, ...(plan && { plan }) }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.document;
}

/** The papers as the editor displays them, with the answer of the planner. */
function Papers({ document, locale }: { document: ProtocolDocument; locale: Locale }) {
  const solved = usePlan(document);
  const { name, url, sourceUrl } = ARCHIVE.site;
  const siteIn = (language: Locale) => ({
    name,
    url: language === "en" ? url : url.replace(/\/study$/, "/fr/study"),
    sourceUrl,
    release: ARCHIVE.release,
    withdrawUrl: "",
    receiverHost: null,
  });
  return (
    solved && (
      <PapersTab
        document={document}
        ids={PAPER_IDS}
        urls={ARCHIVE.paperUrls}
        siteIn={siteIn}
        solved={solved}
        words={editorPayload(locale).words.paper}
        locale={locale}
      />
    )
  );
}

const CORRELATION = {
  question: "correlation",
  effect: 0.2,
  other: { measure: "mini-ipip.extraversion" },
  people: 400,
};

test.each([
  ["with a plan", CORRELATION],
  ["without a plan", undefined],
])("the archive of a study %s contains the papers that the editor downloads", async (_, plan) => {
  const document = documentWith(plan);
  for (const locale of LOCALES) {
    const { words } = editorPayload(locale);
    const { unmount } = render(<Papers document={document} locale={locale} />);
    await userEvent.click(await screen.findByRole("button", { name: words.paper.downloadFile }));
    unmount();
  }
  const ofPage = new Map(mockSaved);
  // Two languages of each paper except the citation file. This study has no survey, so it has no paper of questions.
  expect(ofPage.size).toBe(2 * (PAPER_IDS.length - 2) + 1);
  const { file } = await downloadArchive(document, null, "/archive");
  const files = unzipSync(mockSaved.get(file) as Uint8Array);
  for (const [name, text] of ofPage) {
    if (name === "CITATION.cff") continue;
    expect(strFromU8(files[`papers/${name}`] ?? new Uint8Array())).toBe(text);
  }
  const prereg = String(ofPage.get("preregistration.en.md"));
  if (plan) expect(prereg).toMatch(/power of .*reliabilit/);
  else expect(prereg).not.toContain("We will recruit");
});

test("the papers in the other language contain the sentences of the planner", async () => {
  const { words } = editorPayload("en");
  render(<Papers document={documentWith(CORRELATION)} locale="en" />);
  await userEvent.click(await screen.findByRole("button", { name: words.paper.other }));
  expect((await screen.findAllByText(/fidélité/)).length).toBeGreaterThan(0);
});
