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
import type { PaidSession } from "@/experiments/study/findings/worker/messages";
import { prolificRows } from "@/experiments/study/reading/prolific";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { LOCALES, type Locale } from "@/lib/routes";

const EXPORT = prolificRows(presentExport())?.rows ?? [];
const text = () => document.body.textContent ?? "";

function show(locale: Locale, rows = EXPORT as typeof EXPORT | null, sessions = SESSIONS) {
  const words = localize(paymentWords, locale);
  const user = userEvent.setup();
  render(<PaymentLists {...{ rows, sessions, words, locale }} />);
  /** Presses a button of a list that copies ids, by default the first, and returns the text of the clipboard. */
  const copied = async (title: string, at = 0) => {
    const button = itemOf(title).getAllByRole("button")[at];
    if (button) await user.click(button);
    return navigator.clipboard.readText();
  };
  return { words, user, copied };
}

const itemOf = (title: string) => {
  const headings = [...document.querySelectorAll("h3")];
  const item = headings.find(({ textContent }) => textContent === title)?.closest("li");
  if (!item) throw new Error(`No list has the title ${title}.`);
  return within(item);
};

const LISTED = [
  ["approve", [1, 2].map(submission), [1, 2].map(participant)],
  ["dataOnly", [30].map(participant), [30].map(submission)],
  ["submissionOnly", [7, 8, 10].map(submission), [7, 8, 10].map(participant)],
  ["wrongCode", [3, 4, 6, 18].map(submission), [3, 4, 6, 18].map(participant)],
  ["givenUp", [13, 15].map(submission), [13, 15].map(participant)],
] as const;

describe.each(LOCALES)("payment lists (%s)", (locale) => {
  it.each(LISTED)(
    "the list %s copies exactly its ids, one on each line",
    async (list, first, second) => {
      const { words, copied } = show(locale);
      const { title } = words.lists[list];
      expect(await copied(title)).toBe(first.join("\n"));
      expect(await copied(title, 1)).toBe(second.join("\n"));
      expect(itemOf(title).getByRole("status")).toHaveTextContent(words.copy.done);
    },
  );

  it("each button that copies names its number of ids and its list", () => {
    const { words } = show(locale);
    const label = interpolate(words.copy.submission, { n: 2 });
    const { title } = words.lists.givenUp;
    expect(screen.getByRole("button", { name: withColon(label, title, locale) })).toBeVisible();
  });

  it("each list has its number and the act that follows on Prolific", () => {
    const { words } = show(locale);
    for (const [list, { length }] of LISTED) {
      const { title, action } = words.lists[list];
      const { textContent } = itemOf(title).getByText(String(length)).closest("li") ?? {};
      expect(textContent).toContain(action);
    }
  });

  it("the opened list displays ids and reasons, but no other data of the export", async () => {
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
    expect(itemOf(words.alone.title).getAllByRole("button")).toHaveLength(2);
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
