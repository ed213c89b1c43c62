import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AfterRun } from "@/experiments/engine/after-run.client";
import { dataWords } from "@/experiments/engine/data-words";
import {
  onSendingChange,
  type SendingState,
  sendingState,
} from "@/experiments/engine/outbox.client";
import { runWords } from "@/experiments/engine/run-words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { sampleSession } from "./sample/sample-session";

jest.mock("@/experiments/engine/outbox.client", () => ({
  onSendingChange: jest.fn(),
  sendingState: jest.fn(),
}));

const RETURN = "https://app.prolific.com/submissions/complete?cc=A1";
const STATES: Record<SendingState["status"], SendingState> = {
  off: { status: "off", message: "" },
  waiting: { status: "waiting", message: "" },
  sent: { status: "sent", message: "" },
  failed: { status: "failed", message: "503 busy" },
  refused: { status: "refused", message: "400 closed" },
};

const tellOfChange = { current: () => {} };
const onAgain = jest.fn();

function show(returnTo: string | null, locale: Locale = "en") {
  return render(
    <AfterRun
      session={sampleSession()}
      words={localize(runWords, locale).result}
      sending={localize(dataWords, locale).sending}
      returnTo={returnTo}
      onAgain={onAgain}
    >
      {null}
    </AfterRun>,
  );
}

beforeEach(() => {
  onAgain.mockReset();
  jest.mocked(sendingState).mockReset().mockReturnValue(STATES.off);
  jest.mocked(onSendingChange).mockImplementation((listener) => {
    tellOfChange.current = listener;
    return () => {};
  });
});

describe("a participant who came with an address to return to", () => {
  it.each(["off", "sent", "refused"] as const)("may go back when sending is %s", (status) => {
    jest.mocked(sendingState).mockReturnValue(STATES[status]);
    show(RETURN);
    const link = screen.getByRole("link", { name: "Back to app.prolific.com" });
    expect(link).toHaveAttribute("href", RETURN);
    expect(link).toHaveAttribute("rel", "noreferrer");
  });

  it.each(["waiting", "failed"] as const)("is kept here while the data are %s", (status) => {
    jest.mocked(sendingState).mockReturnValue(STATES[status]);
    show(RETURN);
    expect(screen.queryByRole("link")).toBeNull();
    jest.mocked(sendingState).mockReturnValue(STATES.sent);
    act(() => tellOfChange.current());
    expect(screen.getByRole("link")).toHaveAttribute("href", RETURN);
    expect(screen.getByRole("status")).toHaveTextContent(dataWords.sending.sent.en);
  });
});

it("nobody else is led away, and everybody may do it once more", async () => {
  show(null);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("button", { name: runWords.result.again.en }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});

it.each(LOCALES)("what became of the data is said, with the receiver's words (%s)", (locale) => {
  for (const { status, message } of Object.values(STATES)) {
    if (status === "off") continue;
    jest.mocked(sendingState).mockReturnValue(STATES[status]);
    const { unmount } = show(null, locale);
    const text = localize(dataWords, locale).sending[status].replace("{message}", message);
    expect(screen.getByRole("status").textContent).toBe(text);
    unmount();
  }
});
