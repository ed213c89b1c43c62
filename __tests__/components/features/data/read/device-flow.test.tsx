import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  aRun,
  aSession,
  aStudy,
  findings,
  measure,
  scored,
  stroop,
} from "@/__tests__/experiments/study/findings/a-study";
import { FlowSection } from "@/components/features/data/read/flow-section.client";
import { deviceStepTexts } from "@/experiments/payloads/device-step-texts";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES } from "@/lib/routes";
import { partsIn, plain } from "./shown";

const STUDY = aStudy(null, {
  steps: [
    {
      id: "check",
      version: "1.0",
      device: { parts: ["display"] },
      leave: [{ if: { measure: "check.refresh_rate", below: 50 }, exit: "screenedOut" }],
    },
    ...aStudy(null).content.steps,
  ],
});

const check = (refreshHz: number) =>
  aRun("check", scored(measure("refresh_rate", refreshHz)), { task: "device", version: "1.0.0" });

const FOUND = findings(
  [
    aSession({ runs: [check(60), stroop(90)] }),
    aSession({ runs: [check(120), stroop(110)] }),
    aSession({ id: "slow", exit: "screenedOut", runs: [check(30)] }),
  ],
  STUDY,
);

it.each(LOCALES)(
  "the flow of a study with a check of the device names who was screened out, with the run of the check (%s)",
  async (locale) => {
    const parts = partsIn(locale, STUDY.content);
    const { words } = parts;
    const client = { rows: async () => [] };
    render(<FlowSection findings={{ ...FOUND, warnings: [] }} client={client} {...parts} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      locale === "en" ? /3 participants began; 2 analysed/ : /3 participants ont commencé.* 2/,
    );
    const figure = screen.getByRole("img").getAttribute("aria-label") ?? "";
    expect(figure).toMatch(/3.*2/);
    await userEvent.click(
      screen.getByText(words.flow.aside.endedByRule, { selector: "summary span" }),
    );
    const table = within(
      screen.getByRole("table", { name: new RegExp(words.flow.aside.endedByRule) }),
    );
    const [, row] = table.getAllByRole("row");
    expect(row).toHaveTextContent("slow");
    expect(plain(row?.textContent ?? "")).toContain(words.exits.screenedOut);
    expect(
      table.getByRole("button", {
        name: interpolate(words.people.show, { step: deviceStepTexts(locale).name }),
      }),
    ).toBeVisible();
  },
);
