import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aSurvey } from "@/__tests__/experiments/study/papers/a-survey";
import { PaperPanel } from "@/components/features/editor/papers/paper-panel.client";
import { PapersTab } from "@/components/features/editor/papers/papers-tab.client";
import { WrittenContext } from "@/components/features/editor/shared/editor-context.client";
import { PayloadsContext } from "@/components/features/editor/shared/use-payloads.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import { editorPayload } from "@/experiments/payloads/editor-payload";
import { papersPayload } from "@/experiments/payloads/papers-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import { versionOf } from "@/testing/version-of";
import { anEditor, payload, prepareEditor } from "./an-editor";
import { showInEditor } from "./show-in-editor";

const { paper } = payload.words;
const questions = () => screen.queryByRole("tab", { name: paper.tabs.questionnaire });

it("the papers of a study with a survey have a tab of its questions, and the methods mention the survey", async () => {
  prepareEditor();
  render(anEditor({ document: aSurvey() as never, isExample: false }));
  expect(await screen.findByRole("tab", { name: paper.tabs.methods })).toBeInTheDocument();
  expect(questions()).toBeInTheDocument();
  expect(screen.getByText(paper.stepSurvey)).toBeInTheDocument();
});

it("the papers of a study without a survey have no tab of questions", async () => {
  prepareEditor();
  const steps = [{ id: "stroop", app: "stroop", version: versionOf("stroop"), parameters: {} }];
  render(anEditor({ document: { protocol: 1, steps }, isExample: false }));
  expect(await screen.findByRole("tab", { name: paper.tabs.methods })).toBeInTheDocument();
  expect(questions()).toBeNull();
});

/** Displays the paper of a study's questions in English. */
function showPapers(urls: Record<"en" | "fr", string>) {
  const checked = checkProtocol(aSurvey(), MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  render(
    <PapersTab
      document={checked.document}
      ids={["questionnaire"]}
      urls={urls}
      siteIn={() => ({
        name: "Protocole",
        url: "",
        withdrawUrl: "",
        release: null,
        sourceUrl: "",
        receiverHost: null,
      })}
      solved={null}
      words={editorPayload("en").words.paper}
      locale="en"
    />,
  );
}

it("the paper of the questions is printed alone, or together with all papers", async () => {
  global.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => papersPayload("en"),
  })) as never;
  const printed: string[][] = [];
  window.print = jest.fn(() =>
    printed.push(
      screen
        .getAllByRole("article")
        .map((article) => article.querySelector("h1")?.textContent ?? ""),
    ),
  );
  showPapers({ en: "/en", fr: "/fr" });
  await userEvent.click(await screen.findByRole("button", { name: paper.printOne }));
  act(() => {
    window.dispatchEvent(new Event("afterprint"));
  });
  await userEvent.click(screen.getByRole("button", { name: paper.print }));
  expect(printed).toEqual([
    ["Questionnaire: Sleep"],
    expect.arrayContaining(["Methods: Sleep", "Questionnaire: Sleep"]),
  ]);
});

it("papers that fail to load in the other language keep their language, and each failure is reported", async () => {
  let isOnline = false;
  global.fetch = jest.fn(async (url: string) => {
    if (url !== "/first" && !isOnline) throw new TypeError("offline");
    return { ok: true, json: async () => papersPayload(url === "/first" ? "en" : "fr") };
  }) as never;
  showPapers({ en: "/first", fr: "/second" });
  const inFrench = () => screen.findByRole("button", { name: paper.other });
  await userEvent.click(await inFrench());
  const first = await screen.findByText(paper.notLoaded);
  await userEvent.click(await inFrench());
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findByText(paper.notLoaded)).toBeVisible();
  isOnline = true;
  await userEvent.click(await inFrench());
  expect(await screen.findByRole("button", { name: paper.own })).toBeVisible();
  expect(screen.queryByText(paper.notLoaded)).toBeNull();
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

/** Displays the panel of the papers. @param receiver the URL or the path of the receiver of this site, if it has one */
function showPanel(place: "site" | "lab" | "jatos", receiver: string | null) {
  if (receiver) process.env.NEXT_PUBLIC_SEND_URL = receiver;
  prepareEditor();
  const papers = <PaperPanel steps={[]} complete={null} host={null} place={place} solved={null} />;
  showInEditor(
    <WrittenContext value={{ document: { protocol: 1, steps: [] }, faults: new Map() }}>
      <PayloadsContext value={{ payloads: new Map(), fetchAgain: () => {} } as never}>
        {papers}
      </PayloadsContext>
    </WrittenContext>,
  );
}

it.each([
  ["a lab", "lab", null],
  ["a lab, on a site whose receiver has another host", "lab", "https://data.example.org/sessions"],
  ["JATOS", "jatos", null],
] as const)(
  "the panel of the papers states that the papers describe this site if the chosen way is %s",
  (_, place, receiver) => {
    showPanel(place, receiver);
    expect(screen.getByText(paper.elsewhere[place])).toBeInTheDocument();
  },
);

it.each([
  ["this site", "site", null],
  ["a lab, on the site that the lab serves", "lab", "/sessions"],
] as const)(
  "the panel of the papers has no note about them if the way is %s",
  (_, place, receiver) => {
    showPanel(place, receiver);
    for (const text of Object.values(paper.elsewhere)) expect(screen.queryByText(text)).toBeNull();
  },
);
