import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aSurvey } from "@/__tests__/experiments/study/papers/a-survey";
import { PapersTab } from "@/components/features/editor/papers/papers-tab.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import { editorPayload } from "@/experiments/payloads/editor-payload";
import { papersPayload } from "@/experiments/payloads/papers-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import { versionOf } from "@/testing/version-of";
import { anEditor, payload, prepareEditor } from "./an-editor";

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

it("the paper of the questions is printed alone, or together with all papers", async () => {
  const checked = checkProtocol(aSurvey(), MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
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
  render(
    <PapersTab
      document={checked.document}
      ids={["questionnaire"]}
      urls={{ en: "/en", fr: "/fr" }}
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
