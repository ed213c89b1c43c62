import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SimulatedPeople } from "@/components/features/editor/simulation/simulated-people.client";
import { benchWords } from "@/content/bench";
import { simulationWords } from "@/content/simulation";
import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { appPayload } from "@/experiments/payloads/app-payload";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import stroopPlan from "@/experiments/study/plan/data/stroop.json";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { type SimulationTask, workOf } from "@/experiments/study/simulation/tasks";
import { localize } from "@/lib/i18n/define-content";
import { versionOf } from "@/testing/version-of";
import { surveyStep } from "../papers/a-survey";

// Jest does not provide web workers, so the work of the worker runs in the page.
jest.mock("@/experiments/study/simulation/in-worker.client", () => ({
  inWorker: async (task: SimulationTask) => {
    const work = workOf(task);
    let next = work.next();
    while (!next.done) next = work.next();
    return next.value;
  },
}));

// The tests use few people and studies. The displayed content does not depend on these numbers.
jest.mock("@/experiments/study/simulation/limits", () => ({
  ...jest.requireActual("@/experiments/study/simulation/limits"),
  POOL: 200,
  STUDIES: 500,
}));

const STROOP_FIGURES = stroopPlan as unknown as PlannerData;

const words = localize(simulationWords, "en");
const PAYLOADS = new Map(
  (["stroop", "mini-ipip"] as const).map((app) => [app, appPayload(app, "en")]),
);

const documentOf = (parameters: object, ...apps: AppId[]): ProtocolDocument => ({
  protocol: 1,
  steps: [
    {
      id: "effect",
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { ...defaultsOf(MODELS.stroop.parameters), ...parameters },
    },
    ...apps.map((app) => ({ id: app, app, version: versionOf(app), parameters: {} })),
  ],
});

/** The reliability of the other measure. The simulation of a correlation requires this value. */
const OTHER = { name: "Another", reliability: 0.8 };

/** Returns a plan of a correlation with 60 analysed people, after the loss of a share of all people. */
const correlationWithLoss = (loss: number) =>
  ({ question: "correlation", effect: 0.4, people: 60, loss, other: OTHER }) as const;

function renderPeople(document: ProtocolDocument) {
  const inputs = planFor(document, undefined, { apps: MODELS, data: { stroop: STROOP_FIGURES } });
  render(
    <SimulatedPeople
      document={document}
      protocolId={"a".repeat(64)}
      documentId={"b".repeat(64)}
      payloads={PAYLOADS}
      plan={"reason" in inputs ? null : inputs}
      reliability={null}
      bench={localize(benchWords, "en").simulation}
      words={words}
      locale="en"
    />,
  );
}

async function show(document: ProtocolDocument) {
  renderPeople(document);
  await screen.findByRole("heading", { name: /^60 simulated participants: / });
}

describe("simulated participants", () => {
  it("appear without a click, with the reliability of the measure", async () => {
    await show(documentOf({}));
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      /the reliability of the measure is \.\d\d$/,
    );
    expect(
      screen.getByText("These data are plausible, but not real: every row is marked as simulated."),
    ).toBeVisible();
    expect(screen.getByRole("img", { name: /^True and measured/ })).toBeVisible();
  });

  it("have different data if the seed is changed", async () => {
    await show(documentOf({}));
    const before = screen.getByRole("img", { name: /^True and measured/ }).innerHTML;
    await userEvent.click(screen.getByRole("button", { name: "Another 60" }));
    await waitFor(() =>
      expect(screen.getByRole("img", { name: /^True and measured/ }).innerHTML).not.toBe(before),
    );
  });

  it("are not simulated with an invalid seed; the seed remains in its field with an explanation", async () => {
    await show(documentOf({}));
    const seed = screen.getByRole("textbox", { name: "Seed" });
    await userEvent.clear(seed);
    await userEvent.type(seed, "many{Enter}");
    expect(seed).toHaveValue("many");
    expect(seed).toHaveAccessibleDescription(/whole number from 0/);
  });

  it("appear together with a list of parameters and apps that cannot be simulated", async () => {
    await show(documentOf({ fixationMs: 900 }, "mini-ipip"));
    expect(screen.getByText(/ignores this setting: “Fixation cross”/)).toBeVisible();
    expect(screen.getByText(/IPIP.*: not simulated, because/)).toBeVisible();
  });

  it("appear with a sentence about the surveys that they do not answer", async () => {
    const document = documentOf({});
    const steps = [...document.steps, surveyStep()] as ProtocolDocument["steps"];
    await show({ ...document, steps });
    expect(screen.getByText(/^Simulated participants do not answer questionnaires/)).toBeVisible();
  });

  it("are absent from a study of surveys alone, which displays why it cannot be simulated", () => {
    renderPeople({ ...documentOf({}), steps: [surveyStep()] as ProtocolDocument["steps"] });
    expect(screen.getByText(/^Simulated participants do not answer questionnaires/)).toBeVisible();
    expect(screen.queryByText(/No step of this study can be simulated/)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("yield the power of a study; the page also displays the power that the formula yields", async () => {
    await show(documentOf({}));
    const section = screen.getByRole("heading", { name: words.power.title }).parentElement;
    await userEvent.click(screen.getByRole("button", { name: "Simulate 500 studies" }));
    await act(async () => {});
    expect(await within(section as HTMLElement).findByText(/detect the effect/)).toBeVisible();
    expect(within(section as HTMLElement).getByText(/By the formula/)).toBeVisible();
  });

  it("yield the power of a test of a correlation; the page also displays the power that the formula yields", async () => {
    await show({ ...documentOf({}), plan: correlationWithLoss(0.25) });
    await userEvent.click(screen.getByRole("button", { name: "Simulate 500 studies" }));
    expect(
      await screen.findByText(/By the formula with the published reliability \(\.50\): \d+%/),
    ).toBeVisible();
    // The planned number of people is the number that is analysed. If missing scores do not explain the whole loss,
    // some people do not finish.
    expect(
      screen.getByText(/\d+ participants do not finish.+, 60 of these participants are/),
    ).toBeVisible();
    expect(screen.getByText(/^With 80 participants, /)).toBeVisible();
  });

  it("yield a sentence in the singular about a single participant who does not finish", async () => {
    await show({ ...documentOf({}), plan: correlationWithLoss(0.02) });
    await userEvent.click(screen.getByRole("button", { name: "Simulate 500 studies" }));
    expect(await screen.findByText(/1 participant does not finish: /)).toBeVisible();
  });

  it.each([
    [
      "equivalence",
      { question: "effect", effect: 20, goal: "equivalence" },
      /asks for an interval width/,
    ],
    ["another day", { question: "correlation", when: "anotherDay", other: OTHER }, /lasting/],
    ["a change", { question: "change", effect: 20, rho: 0.5 }, /asks about a change/],
    ["an SD of its own", { question: "effect", effect: 20, sd: 80 }, /of its own/],
  ] as const)("do not yield the power of a plan about %s, and say why", async (_, plan, reason) => {
    await show({ ...documentOf({}), plan });
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole("button", { name: /studies$/ })).toBeNull();
  });
});

describe("a number that the author has just changed", () => {
  it("does not undo the button that simulates more participants", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
      await show(documentOf({}));
      const effect = screen.getByRole("textbox", { name: `${words.controls.effect}, ms` });
      await user.clear(effect);
      await user.type(effect, "90");
      await user.click(screen.getByRole("button", { name: /1,000/ }));
      const heading = /^1,000 simulated participants: /;
      await screen.findByRole("heading", { name: heading });
      await act(async () => jest.advanceTimersByTime(1000));
      expect(screen.getByRole("heading", { name: heading })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
