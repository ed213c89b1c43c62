import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  CODE,
  paid,
  participant,
  presentExport,
  SESSIONS,
  submission,
} from "@/__tests__/experiments/study/payment/sample-export";
import { PaymentLists } from "@/components/features/data/payment/payment-lists.client";
import { paymentWords } from "@/content/payment";
import type { PaidSession } from "@/experiments/study/findings/messages";
import { prolificRows } from "@/experiments/study/reading/prolific";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale } from "@/lib/routes";

const EXPORT = prolificRows(presentExport())?.rows ?? [];
const text = () => document.body.textContent ?? "";

function show(locale: Locale, rows = EXPORT as typeof EXPORT | null, sessions = SESSIONS) {
  const words = localize(paymentWords, locale);
  const user = userEvent.setup();
  render(<PaymentLists {...{ rows, sessions, words, locale }} />);
  /** Presses a button of a list that copies ids, by default the first, and returns the text of the clipboard. */
  const copied = async (title: string, at = 0) => {
    const button = screen.getAllByRole("button", { name: new RegExp(`: ${title}$`) })[at];
    if (button) await user.click(button);
    return navigator.clipboard.readText();
  };
  return { words, user, copied };
}

const itemOf = (title: string) => {
  const item = screen.getByRole("heading", { name: title }).closest("li");
  if (!item) throw new Error(`No list item has the heading ${title}.`);
  return within(item);
};

describe.each(LOCALES)("payment lists (%s)", (locale) => {
  it("each list copies exactly its ids, one on each line", async () => {
    const { words, copied } = show(locale);
    const ids = {
      approve: [1, 2].map(submission),
      dataOnly: [30].map(participant),
      submissionOnly: [7, 8, 10].map(submission),
      wrongCode: [3, 4, 6, 18].map(submission),
      givenUp: [13, 15].map(submission),
    };
    for (const [list, expected] of Object.entries(ids)) {
      const { title } = words.lists[list as keyof typeof ids];
      expect(await copied(title)).toBe(expected.join("\n"));
      expect(itemOf(title).getByRole("status")).toHaveTextContent(words.copy.done);
    }
    const { title } = words.lists.approve;
    expect(await copied(title, 1)).toBe([1, 2].map(participant).join("\n"));
  });

  it("each list has its number and the act that follows on Prolific", () => {
    const { words } = show(locale);
    const numbers = { approve: 2, dataOnly: 1, submissionOnly: 3, wrongCode: 4, givenUp: 2 };
    for (const [list, n] of Object.entries(numbers)) {
      const { title, action } = words.lists[list as keyof typeof numbers];
      expect(itemOf(title).getByText(String(n))).toBeVisible();
      expect(screen.getByRole("heading", { name: title }).closest("li")?.textContent).toContain(
        action,
      );
    }
  });

  it("the opened list displays ids and reasons, and nothing else of the export", async () => {
    const { words, user } = show(locale);
    const { title } = words.lists.wrongCode;
    const open = interpolate(words.table.open, { n: 4 });
    await user.click(itemOf(title).getByText(open));
    const rows = itemOf(title).getAllByRole("row");
    expect(rows).toHaveLength(5);
    expect(rows[1]).toHaveTextContent(
      `${submission(3)}${participant(3)}session-03${words.notes.noCode}`,
    );
    for (const other of [CODE, "WRONG", "AWAITING", "Secret"]) expect(text()).not.toContain(other);
  });

  it("the submissions in no list are counted", () => {
    const { words } = show(locale);
    const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines).toContain(`3 ${words.rest.paid}`);
    expect(lines).toContain(`3 ${words.rest.unpaid}`);
    expect(lines).toContain(`2 ${words.rest.running}`);
    expect(lines).toContain(`1 ${words.rest.otherExit}`);
  });

  it("without an export, only the complete data are listed, and the page asks for the export", async () => {
    const { words, copied } = show(locale, null);
    expect(await copied(words.alone.title)).toBe(
      [1, 2, 3, 4, 9, 11, 12, 13, 15, 18, 19, 30].map(submission).join("\n"),
    );
    expect(screen.getAllByRole("button", { name: new RegExp(words.alone.title) })).toHaveLength(2);
    expect(screen.getAllByRole("button")).toHaveLength(2);
    expect(screen.getByText(words.invitation)).toBeVisible();
    expect(itemOf(words.lists.givenUp.title).getByText(words.states.waiting)).toBeInTheDocument();
  });

  it("complete data without an id are counted, also where no id can be copied", () => {
    const without: PaidSession[] = [paid(1, { ids: {}, person: null })];
    const { words } = show(locale, null, without);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(words.alone.withoutIdsOne)).toBeVisible();
  });
});

it("the page states that the browser did not copy the ids", async () => {
  const { words, copied } = show("en");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new TypeError("not allowed"));
  const { title } = words.lists.approve;
  await copied(title);
  expect(itemOf(title).getByRole("status")).toHaveTextContent(words.copy.failed);
});
