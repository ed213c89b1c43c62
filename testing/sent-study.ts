import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { versionOf } from "./version-of";

const form = (id: string, app: "eleven-twenty" | "lottery-choice" | "mini-ipip") => ({
  id,
  app,
  version: versionOf(app),
  parameters: {},
});

/**
 * Returns a study of four steps with completion codes. Its data are sent only if a build lists the protocol id of the
 * study.
 */
export function sentStudy(changes: object = {}): ProtocolDocument {
  const checked = checkProtocol(
    {
      protocol: 1,
      steps: [
        form("first", "eleven-twenty"),
        form("risk", "lottery-choice"),
        form("second", "eleven-twenty"),
        form("traits", "mini-ipip"),
      ],
      title: { en: "Two games and a list", fr: "Deux jeux et une liste" },
      information: {
        controller: "Decision Laboratory, 1 Example Street, 75000 Paris",
        contact: "decision@lab.example",
        withdrawUntil: "2099-06-30",
      },
      debriefing: { en: "We compare the two.", fr: "Nous comparons les deux." },
      delivery: {
        ids: ["PROLIFIC_PID"],
        exits: {
          completed: {
            code: "C1A2B3",
            url: "https://app.prolific.com/submissions/complete?cc=C1A2B3",
          },
          declined: { code: "NO1" },
          unsent: { code: "WAIT1" },
        },
      },
      ...changes,
    },
    MODELS,
  );
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.document;
}

/** Returns a study of the same kind with one short step, for tests of the study's end. */
export const shortSentStudy = (): ProtocolDocument =>
  sentStudy({ steps: [form("only", "eleven-twenty")] });

/**
 * Returns a study of the same kind with two short steps. The first step can be simulated, and the plan can ask a
 * question about the second step.
 */
export const plannedSentStudy = (): ProtocolDocument =>
  sentStudy({ steps: [form("risk", "lottery-choice"), form("traits", "mini-ipip")] });

/**
 * Returns the study with one short step in the format in which the editor writes it. A test can therefore create the
 * same study in the editor.
 */
export const editedSentStudy = (): ProtocolDocument =>
  sentStudy({
    order: "fixed",
    language: "participant",
    steps: [form("eleven-twenty", "eleven-twenty")],
  });

/** Returns a study whose check of the device ends it in a narrow window, before its short step. */
export const deviceSentStudy = (): ProtocolDocument =>
  sentStudy({
    steps: [
      {
        id: "device",
        version: "1.0",
        device: { parts: ["presses"] },
        leave: [{ if: { measure: "device.window_width", below: 1000 }, exit: "screenedOut" }],
      },
      form("only", "eleven-twenty"),
    ],
    delivery: {
      ids: ["PROLIFIC_PID"],
      exits: { completed: { code: "C1A2B3" }, screenedOut: { code: "NARROW1" } },
    },
  });

/** Returns the study with one short step in two groups, whose sizes the receiver keeps equal. */
export const balancedSentStudy = (): ProtocolDocument =>
  sentStudy({
    conditions: ["high", "low"],
    assignment: "balanced",
    steps: [form("only", "eleven-twenty")],
    delivery: {
      ids: ["PROLIFIC_PID"],
      exits: { completed: { code: "C1A2B3" }, full: { code: "FULL1" }, paused: { code: "WAIT2" } },
    },
  });
