import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { useAnswers } from "@/experiments/engine/run/answers.client";
import type { FormDraft } from "@/experiments/engine/session/session";
import { flagNotes } from "@/experiments/engine/trials/flag-notes";
import { sampleRow, sampleSession } from "../../sample/sample-session";

const BY_BROWSER = { isTrusted: true };
const BY_PROGRAM = { isTrusted: false };

const watching = new AbortController();
const notes = () => flagNotes(watching.signal);

/** Dispatches a pointer movement as a generic event, because jsdom does not have pointer events. */
const move = (pointerType: string) =>
  document.dispatchEvent(Object.assign(new Event("pointermove"), { pointerType }));

afterAll(() => watching.abort());

describe("an answer in a questionnaire", () => {
  it("is untrusted if a program generated its event", () => {
    const { note, take } = notes();
    note(BY_PROGRAM, true);
    expect(take("keyboard").untrusted).toBe(true);
  });

  it("is trusted if the browser generated its event", () => {
    const { note, take } = notes();
    note(BY_BROWSER, true);
    expect(take("keyboard").untrusted).toBe(false);
  });

  it("is untrusted if a program clicked its label, even if the browser generated the resulting click", () => {
    const { note, take } = notes();
    note(BY_PROGRAM);
    note(BY_BROWSER);
    expect(take(null).untrusted).toBe(true);
  });

  it("is trusted if a person presses a key or button after a program did", () => {
    const { note, take } = notes();
    note(BY_PROGRAM, true);
    note(BY_BROWSER, true);
    note(BY_BROWSER);
    expect(take("mouse").untrusted).toBe(false);
  });

  it("is untrusted if a program generated one of several presses", () => {
    const { note, take } = notes();
    for (const event of [BY_BROWSER, BY_PROGRAM, BY_BROWSER]) note(event);
    expect(take("keyboard").untrusted).toBe(true);
  });

  it("is not affected by the previous answer", () => {
    const { note, take } = notes();
    note(BY_PROGRAM);
    take("keyboard");
    expect(take(null)).toEqual({ untrusted: null, pasted: null, pointer_moved: null });
  });

  it("records whether the mouse moved since the previous answer", () => {
    const { note, take } = notes();
    move("mouse");
    note(BY_BROWSER, true);
    expect(take("mouse").pointer_moved).toBe(true);
    note(BY_BROWSER, true);
    expect(take("mouse").pointer_moved).toBe(false);
  });

  it("records a mouse movement that immediately followed the previous answer", () => {
    const { note, take } = notes();
    note(BY_BROWSER, true);
    move("mouse");
    expect(take("mouse").pointer_moved).toBe(false);
    note(BY_BROWSER, true);
    expect(take("mouse").pointer_moved).toBe(true);
  });

  it.each(["keyboard", "touch", "pen", null])("ignores mouse movement with input %s", (input) => {
    const { note, take } = notes();
    move("mouse");
    note(BY_BROWSER, true);
    expect(take(input).pointer_moved).toBeNull();
  });

  it("does not treat the movement of a finger as mouse movement", () => {
    const { note, take } = notes();
    move("touch");
    note(BY_BROWSER, true);
    expect(take("mouse").pointer_moved).toBe(false);
  });
});

describe("a typed answer", () => {
  function Field({ onDraft }: { onDraft: (draft: FormDraft) => void }) {
    const { answers, answer, listeners } = useAnswers({}, onDraft);
    return (
      <form {...listeners}>
        <input
          aria-label="Why"
          value={answers.why?.value ?? ""}
          onChange={({ target }) => answer("why", target.value)}
        />
      </form>
    );
  }
  const typing = () => {
    const onDraft = jest.fn<void, [FormDraft]>();
    render(<Field onDraft={onDraft} />);
    return { user: userEvent.setup(), last: () => onDraft.mock.lastCall?.[0].why };
  };

  it("is not marked as pasted if all of it was typed", async () => {
    const { user, last } = typing();
    await user.type(screen.getByLabelText("Why"), "so");
    expect(last()).toMatchObject({ value: "so", pasted: false });
  });

  it("is marked as pasted if any part of it was pasted, even if more text was typed", async () => {
    const { user, last } = typing();
    await user.click(screen.getByLabelText("Why"));
    await user.paste("because");
    expect(last()?.pasted).toBe(true);
    await user.keyboard("!");
    expect(last()).toMatchObject({ value: "because!", pasted: true });
  });
});

describe("the flag for a response time below 100 ms", () => {
  const tooSoon = (rt_ms: number | null) =>
    sessionRecords(sampleSession({ rows: [sampleRow({ rt_ms })] }))[0]?.too_soon;

  it("is true at 99.9 ms and false at 100 ms", () => {
    expect([99.9, 100].map(tooSoon)).toEqual([true, false]);
  });

  it("is null without a response", () => {
    expect(tooSoon(null)).toBeNull();
  });
});
