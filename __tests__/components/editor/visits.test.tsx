import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { JsonObject } from "@/components/features/editor/document/json";
import {
  withVisitAdded,
  withVisitNamed,
  withVisitRemoved,
} from "@/components/features/editor/document/visits";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { readLinkHash } from "@/experiments/study/document/link";
import { anEditor, prepareEditor } from "./an-editor";

beforeEach(prepareEditor);

/** Waits for the editor as long as a busy machine needs. */
const PATIENT = { timeout: 30_000 };

const documentInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text) : null;
};

const example = (): JsonObject => exampleDocument("Study") as never;

describe("the visits of a document", () => {
  it("are valid after each addition, follow each other, and replace sessions", () => {
    let document = {
      ...example(),
      conditions: ["a", "b"],
      conditionsAre: "sessions",
    } as JsonObject;
    for (const count of [2, 3, 4]) {
      document = withVisitAdded(document);
      expect(document.visits).toHaveLength(count);
      expect(checkProtocol(document, MODELS)).toHaveProperty("document");
    }
    expect(document.conditionsAre).toBeUndefined();
  });

  it("keep their steps and their order when one of them is named or removed", () => {
    const three = withVisitAdded(withVisitAdded(example()));
    const [step] = three.steps as JsonObject[];
    const at = { ...three, steps: [{ ...step, at: ["second", "third"] }] } as JsonObject;
    const named = withVisitNamed(at, 1, "After a week");
    expect(named.visits).toMatchObject([
      { id: "first" },
      { id: "after-a-week", after: "first" },
      { id: "third", after: "after-a-week" },
    ]);
    expect(named.steps).toMatchObject([{ at: ["after-a-week", "third"] }]);
    expect(withVisitNamed(named, 1, "After a week")).toEqual(named);
    const removed = withVisitRemoved(named, "after-a-week");
    expect(removed.visits).toMatchObject([{ id: "first" }, { id: "third", after: "first" }]);
    expect(removed.steps).toMatchObject([{ at: ["third"] }]);
    const none = withVisitRemoved(removed, "third");
    expect(none).not.toHaveProperty("visits");
    expect((none.steps as JsonObject[])[0]).not.toHaveProperty("at");
  });
});

it("the visits that a plan compares follow a new name, and are not compared without one of them", () => {
  const three = withVisitAdded(withVisitAdded(example()));
  const plan = { question: "change", compare: [{ visit: "first" }, { visit: "third" }] };
  const named = withVisitNamed({ ...three, plan } as JsonObject, 2, "After a month");
  expect(named.plan).toMatchObject({ compare: [{ visit: "first" }, { visit: "after-a-month" }] });
  expect(withVisitRemoved(named, "second").plan).toEqual(named.plan);
  expect(withVisitRemoved(named, "after-a-month").plan).toEqual({ question: "change" });
});

it("an author adds a second visit, gives it other days, and assigns a step to it", async () => {
  render(anEditor({ document: example() as never, isExample: false }));
  await screen.findByLabelText("Test trials");
  const user = userEvent.setup({ delay: null });
  const visits = screen.getByRole("group", { name: "Visits" });
  await user.click(within(visits).getByText("+ Add a visit"));
  expect(within(visits).getByText(/does not send reminders/)).toBeInTheDocument();
  const last = within(visits).getByRole("textbox", { name: /Visit 2: last day/ });
  await user.clear(last);
  await user.type(last, "12");
  await waitFor(() =>
    expect(documentInAddress().visits).toEqual([
      { id: "first" },
      { id: "second", after: "first", days: [6, 12] },
    ]),
  );
  const when = await screen.findByRole("group", { name: /Visits that include/ }, PATIENT);
  await user.click(within(when).getByLabelText(/only some visits/));
  await user.click(within(when).getByLabelText("first"));
  await waitFor(() => expect(documentInAddress().steps[0].at).toEqual(["second"]));
});

it("an author compares the first visit with the third one", async () => {
  const document = withVisitAdded(withVisitAdded(example()));
  const [step] = document.steps as JsonObject[];
  const plan = { question: "change", measure: `${step?.id}.stroop_effect` };
  render(anEditor({ document: { ...document, plan } as never, isExample: false }));
  await screen.findByLabelText("Test trials");
  const user = userEvent.setup({ delay: null });
  // The panel is drawn again when the published figures have arrived.
  await screen.findByText(/Test–retest reliability, about/, {}, PATIENT);
  const second = screen.getByLabelText("Second visit compared");
  expect(second).toHaveValue("second");
  await user.selectOptions(second, "third");
  await waitFor(
    () =>
      expect(documentInAddress()?.plan.compare).toEqual([{ visit: "first" }, { visit: "third" }]),
    PATIENT,
  );
  await user.selectOptions(screen.getByLabelText("First visit compared"), "third");
  await waitFor(
    () =>
      expect(documentInAddress()?.plan.compare).toEqual([{ visit: "third" }, { visit: "first" }]),
    PATIENT,
  );
});
