import { render, screen } from "@testing-library/react";
import { versionOf } from "@/__tests__/experiments/study/document/a-document";
import {
  aRun,
  aSession,
  findings,
  measure,
  scored,
} from "@/__tests__/experiments/study/findings/a-study";
import { ExploratorySection } from "@/components/features/data/read/exploratory-section.client";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import { LOCALES } from "@/lib/routes";
import { partsIn, plain } from "./shown";

const step = (id: "forward" | "backward") => ({
  id,
  app: "spatial-span",
  version: versionOf("spatial-span"),
  parameters: { direction: id },
  for: [id],
});

/** A study in which one condition recalls squares forward, and the other condition backward. */
const CONTENT = {
  protocol: 1,
  conditions: ["forward", "backward"],
  steps: [step("forward"), step("backward")],
} as unknown as ProtocolDocument;

const people = (condition: "forward" | "backward", spans: readonly number[]): ReadSession[] =>
  spans.map((span) =>
    aSession({
      condition,
      runs: [
        aRun(condition, scored(measure("mean_span", span)), {
          task: "spatial-span",
          parameters: JSON.stringify({ direction: condition }),
        }),
      ],
    }),
  );

const FOUND = findings(
  [...people("forward", [5, 6, 7, 6.5]), ...people("backward", [4, 5, 6, 5.5])],
  {
    protocol: "p".repeat(64),
    document: "d".repeat(64),
    planHash: null,
    content: CONTENT,
    source: { file: 1, entry: null, line: null },
  },
);

it.each(LOCALES)(
  "the results of a study name the span of each direction, and compare it with the published data of this direction (%s)",
  (locale) => {
    const parts = partsIn(locale, CONTENT);
    render(<ExploratorySection findings={FOUND} {...parts} />);
    const headings = screen
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => plain(textContent));
    const names =
      locale === "en"
        ? ["Mean span, in squares (forward) 6.1", "Mean backward span, in squares (backward) 5.1"]
        : ["Empan moyen, en carrés (forward) 6,1", "Empan envers moyen, en carrés (backward) 5,1"];
    for (const name of names) expect(headings.join("\n")).toContain(name);
    const ofStep = (id: string) =>
      parts.names.measure({
        step: id,
        task: "spatial-span",
        id: "mean_span",
        name: `${id}.mean_span`,
      });
    expect(ofStep("forward").norm).toMatchObject({ mean: 5.923, retest: { value: 0.604 } });
    expect(ofStep("backward").norm).toMatchObject({ mean: 5.53, retest: { value: 0.348 } });
    expect(screen.queryByText(parts.words.exploratory.unpublished)).toBeNull();
  },
);
