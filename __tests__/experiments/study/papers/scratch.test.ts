/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { aDocument } from "../document/a-document";
import { papers } from "./a-paper";
import { aSurvey, surveyStep } from "./a-survey";

it("x", () => {
  for (const l of ["en", "fr"] as const) {
    writeFileSync(
      `/tmp/pap-alone.${l}.md`,
      papers(aSurvey(), l)
        .map((p) => `\n=====${p.id}\n${p.text}`)
        .join("\n"),
    );
    const doc = aDocument();
    writeFileSync(
      `/tmp/pap-mixed.${l}.md`,
      papers(
        {
          ...doc,
          conditions: ["a", "b"],
          order: "shuffled",
          steps: [
            ...doc.steps,
            surveyStep({
              for: ["a"],
              leave: [{ if: { measure: "about-you.worry_mean", above: 3 }, exit: "screenedOut" }],
            }),
            surveyStep(
              { id: "second", for: ["b"] },
              { pages: [{ id: "p", items: [{ id: "q", type: "text", label: "Only?" }] }] },
            ),
            surveyStep({ id: "third" }),
          ],
          plan: { question: "groups", measure: "third.worry_mean", people: 60 },
        },
        l,
      )
        .map((p) => `\n=====${p.id}\n${p.text}`)
        .join("\n"),
    );
  }
});
