import { render, screen, within } from "@testing-library/react";
import { createRef } from "react";
import { TrialLine } from "@/components/features/editor/preview/trial-line";
import { benchWords } from "@/content/bench";
import { APPS } from "@/experiments/catalog/registry";
import type { SpanTrial } from "@/experiments/engine/span/span-trial";
import { localize } from "@/lib/i18n/define-content";

const TRIAL: SpanTrial = { sequence: [7, 3, 9], isApproach: false };

it.each([
  ["en", "sequence", "3,000 ms"],
  ["fr", "suite", "3 000 ms"],
] as const)(
  "the timeline of a digit span trial displays all digits and the gaps between them as one phase (%s)",
  (locale, name, duration) => {
    const { line } = localize(benchWords, locale).preview;
    const phases = APPS["digit-span"].model.phases(TRIAL, "test");
    render(
      <TrialLine
        phases={phases}
        words={line}
        locale={locale}
        line={createRef<HTMLOListElement>()}
      />,
    );
    const parts = within(screen.getByRole("list", { name: line.title })).getAllByRole("listitem");
    expect(parts).toHaveLength(5);
    expect(parts[1]).toHaveTextContent(`${duration}${name}`);
  },
);
