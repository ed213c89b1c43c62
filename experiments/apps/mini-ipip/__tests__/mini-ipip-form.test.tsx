import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { runWords } from "@/content/run";
import { screenAt } from "@/experiments/apps/mini-ipip/items";
import { MiniIpipForm } from "@/experiments/apps/mini-ipip/mini-ipip-form.client";
import { app as code } from "@/experiments/apps/mini-ipip/view.client";
import { miniIpipWords } from "@/experiments/apps/mini-ipip/words";
import { APPS } from "@/experiments/catalog/registry";
import type { FormApp, FormRow } from "@/experiments/engine/contract/define-app";
import { withParameters } from "@/experiments/engine/contract/define-app";
import { FormRun } from "@/experiments/engine/run/form-run.client";
import { newSession, type Session, withBlock } from "@/experiments/engine/session/session";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { formRows } from "./mini-ipip-rows";

const { model } = APPS["mini-ipip"];
const app = withParameters(code) as FormApp;
const words = localize(miniIpipWords, "en");

function show(block = 0, locale: (typeof LOCALES)[number] = "en") {
  const onBlock = jest.fn<void, [readonly FormRow[]]>();
  const asked = screenAt(block, 7, model.parameters);
  render(
    <MiniIpipForm
      screen={asked}
      words={localize(miniIpipWords, locale)}
      locale={locale}
      draft={{}}
      onDraft={() => {}}
      onAnswers={(answers) => onBlock(model.outcome(asked, answers))}
    />,
  );
  return { onBlock, user: userEvent.setup() };
}

const groups = () => screen.getAllByRole("radiogroup");
const radio = (group: number, name: string) =>
  within(groups()[group] as HTMLElement).getByRole("radio", { name });
const next = () => screen.getByRole("button", { name: "Next page" });

describe("a page of the Mini-IPIP questionnaire", () => {
  it("displays five statements, each with a labelled group of five unselected radio buttons", () => {
    show(1);
    expect(groups().map((group) => within(group).getAllByRole("radio").length)).toEqual(
      Array(5).fill(5),
    );
    expect(groups()[0]).toHaveAccessibleName("6. Don’t talk a lot.");
    expect(
      within(groups()[4] as HTMLElement)
        .getAllByRole("radio")
        .map((input) => input.closest("label")?.textContent),
    ).toEqual(Object.values(words.run.labels));
    for (const input of screen.getAllByRole("radio")) expect(input).not.toBeChecked();
  });

  it.each(LOCALES)("explains the wording in %s, on the first page only", (locale) => {
    const { wording } = localize(miniIpipWords, locale).form;
    // The texts are compared without the normalization of the testing library. The normalization would replace French
    // spaces by ordinary spaces.
    const sayings = () => screen.queryAllByText((_, element) => element?.textContent === wording);
    show(0, locale);
    expect(sayings()).toHaveLength(1);
    cleanup();
    show(1, locale);
    expect(sayings()).toHaveLength(0);
  });

  it("states in French that the translation has not been validated", () => {
    expect(miniIpipWords.form.wording.fr).toMatch(/n’a pas été validée/);
  });

  it("can be answered with the arrow keys, which move within the group of one statement", async () => {
    const { user } = show();
    await user.tab();
    expect(radio(0, "very inaccurate")).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(radio(0, "neither inaccurate nor accurate")).toBeChecked();
    expect(within(groups()[1] as HTMLElement).queryByRole("radio", { checked: true })).toBeNull();
  });

  it("lists the statements without an answer, focuses the first such statement, and does not lose the given answers", async () => {
    const { user, onBlock } = show();
    await user.click(radio(0, "very accurate"));
    await user.click(radio(2, "very accurate"));
    await user.click(radio(3, "moderately inaccurate"));
    await user.click(next());
    expect(onBlock).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Statements that still need an answer: 2, 5.",
    );
    expect(radio(1, "very inaccurate")).toHaveFocus();
    expect(groups().map((group) => group.getAttribute("aria-describedby") !== null)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(groups()[1]).toHaveAccessibleDescription("No answer yet");
    expect(radio(0, "very accurate")).toBeChecked();

    await user.click(radio(1, "moderately accurate"));
    expect(screen.getByRole("alert")).toHaveTextContent("Statements that still need an answer: 5.");
    await user.click(radio(4, "very inaccurate"));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    await user.click(next());
    expect(onBlock.mock.calls[0]?.[0].map(({ response }) => response)).toEqual([
      "5",
      "4",
      "5",
      "2",
      "1",
    ]);
  });

  it("does not report missing answers before the participant sends the page", () => {
    show();
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(screen.queryByText("No answer yet")).toBeNull();
  });
});

it("a complete Mini-IPIP run stores its rows after each page, and returns the rows for score and export", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const user = userEvent.setup();
  const sessions: Session[] = [];
  const onEnd = jest.fn();
  const Run = () => {
    const [session, setSession] = useState(() => ({
      ...newSession({
        app: "mini-ipip",
        version: "1.0.0",
        parameters: model.parameters,
        locale: "en",
        seed: 1,
        blocks: model.screens,
        participant: { prolificPid: null, studyId: null, sessionId: null },
        device: { viewportWidth: 360, viewportHeight: 720, pixelRatio: 2, pointer: "coarse" },
      }),
    }));
    return (
      <FormRun
        app={app}
        session={session}
        appWords={words}
        words={localize(runWords, "en")}
        locale="en"
        onBlock={(rows, raw) => {
          const kept = withBlock(session, rows, raw);
          sessions.push(kept);
          setSession(kept);
        }}
        onDraft={() => {}}
        onEvent={() => {}}
        onEnd={onEnd}
      />
    );
  };
  render(<Run />);
  const pattern = ["1", "2", "3", "4", "5"] as const;
  for (let page = 0; page < model.screens; page += 1) {
    expect(screen.getByText(`page ${page + 1} of 4`)).toBeVisible();
    for (const [group, answer] of pattern.entries())
      await user.click(radio(group, words.run.labels[answer]));
    await user.click(
      screen.getByRole("button", { name: page === 3 ? "See the result" : "Next page" }),
    );
  }
  expect(sessions.map(({ rows }) => rows.length)).toEqual([5, 10, 15, 20]);
  expect(onEnd.mock.calls).toEqual([["finished"]]);
  const rows = sessions.at(-1)?.rows ?? [];
  let index = -1;
  expect(rows).toEqual(
    formRows(() => {
      index += 1;
      return pattern[index % 5] as string;
    }).map((row) => ({
      ...row,
      rt_ms: expect.any(Number),
      input_type: "mouse",
      hidden: expect.any(Boolean),
      untrusted: true,
      pasted: null,
      pointer_moved: expect.any(Boolean),
    })),
  );
  // On each page, the answers were given one after the other, so a later answer has a longer response time.
  for (const [place, { rt_ms, block }] of rows.entries()) {
    const before = rows[place - 1];
    if (before?.block === block) expect(rt_ms).toBeGreaterThanOrEqual(before?.rt_ms ?? 0);
  }
  expect(model.score(rows).status).toBe("scored");
});
