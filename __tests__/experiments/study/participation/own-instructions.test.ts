/** @jest-environment node */
import { sampleApp, sampleSession } from "@/__tests__/experiments/sample/sample-session";
import { MODELS } from "@/experiments/catalog/generated/models";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import { checkProtocol } from "@/experiments/study/document/check";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import { type Participation, recordedSteps } from "@/experiments/study/participation/participation";
import { participationFiles } from "@/experiments/study/participation/participation-files";
import { studyStep } from "@/experiments/study/participation/record-fields";
import { versionOf } from "../document/a-document";

const OWN = { en: "Take your time.", fr: "Prenez votre temps." };

/** Returns a participation in a Stroop task, and the facts about the study that the run of its step records. */
function begun(step: object, condition: string | null = null, more: object = {}) {
  const stroop = { id: "stroop", app: "stroop", version: versionOf("stroop"), parameters: {} };
  const checked = checkProtocol({ protocol: 1, steps: [{ ...stroop, ...step }], ...more }, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const participation = newParticipation(
    checked.document,
    { ids: {}, condition },
    {
      versions: {},
      locale: "en",
      site: null,
      consent: { version: "1", at: "2026-11-25T10:00:00.000+01:00" },
    },
  );
  const [own] = recordedSteps(participation);
  if (!own) throw new Error("no step");
  return { participation, study: studyStep(participation, own) };
}

const recordOf = (study: ReturnType<typeof studyStep>) =>
  JSON.parse(stepRecordText(sampleSession({ study })));

it("the record of a step has a field about instructions only if the document replaces or removes them", () => {
  expect(recordOf(begun({ instructions: OWN }).study)).toMatchObject({ instructions: "own" });
  expect(recordOf(begun({ instructions: "none" }).study)).toMatchObject({ instructions: "none" });
  expect(recordOf(begun({}).study)).not.toHaveProperty("instructions");
});

it("the record of a step states the instructions that apply to the condition of the participant", () => {
  const step = { instructionsFor: { careful: OWN } };
  const conditions = ["fast", "careful"];
  expect(recordOf(begun(step, "careful", { conditions }).study)).toMatchObject({
    instructions: "own",
    condition: "careful",
  });
  expect(recordOf(begun(step, "fast", { conditions }).study)).not.toHaveProperty("instructions");
});

describe("the archive of a participation", () => {
  const filesOf = ({ participation, study }: ReturnType<typeof begun>) => {
    const runs = { stroop: sampleSession({ study }) };
    return participationFiles({ ...participation, runs } as Participation, { stroop: sampleApp });
  };
  const conditions = ["fast", "careful"];

  it("states the label of a condition together with its name in the data", () => {
    const labels = { conditionLabels: { careful: { en: "Accuracy", fr: "Exactitude" } } };
    const files = filesOf(begun({}, "careful", { conditions, ...labels }));
    expect(files["README.md"]).toContain("- Condition: careful (Accuracy), named in the link");
    const codebook: { name: string; levels: unknown }[] = JSON.parse(
      files["1-stroop/codebook.json"] ?? "[]",
    );
    expect(codebook.find(({ name }) => name === "assigned_condition")?.levels).toEqual({
      fast: "fast",
      careful: "Accuracy",
    });
  });

  it("states only the name in the data for a condition without a label", () => {
    const files = filesOf(begun({}, "careful", { conditions }));
    expect(files["README.md"]).toContain("- Condition: careful, named in the link");
    expect(files["1-stroop/codebook.csv"]).not.toContain("careful");
  });

  it("states that the researchers wrote the instructions, and contains their text", () => {
    const files = filesOf(begun({ instructions: OWN }));
    expect(files["1-stroop/README.md"]).toContain("instructions were written by the researchers");
    expect(JSON.parse(files["protocol.json"] ?? "").steps[0].instructions).toEqual(OWN);
    expect(filesOf(begun({}))["1-stroop/README.md"]).not.toContain("researchers");
  });
});
