import { act, render, screen } from "@testing-library/react";
import { dataWords } from "@/content/data-downloads";
import { runWords } from "@/content/run";
import { AfterRun } from "@/experiments/app-run/after-run.client";
import { runOutbox } from "@/experiments/engine/sending/outbox.client";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { sampleSession } from "../sample/sample-session";

const RETURN = "https://app.prolific.com/submissions/complete?cc=A1";
const { id } = sampleSession();
const payload = { url: "https://data.lab.example/x", body: "{}" };
const item = { id, payload, failures: 1, notBefore: 0 };
const problem = (kind: "waiting" | "refused", message: string) => ({
  items: [{ ...item, problem: { kind, message } }],
});

/** The states of the outbox, each with the message from the receiver. */
const STATES = {
  waiting: { message: "", items: [{ ...item, problem: null }] },
  sent: { message: "", sent: [id] },
  failed: { message: "503 busy", ...problem("waiting", "503 busy") },
  refused: { message: "400 closed", ...problem("refused", "400 closed") },
};

function setState(status: keyof typeof STATES) {
  runOutbox.state.set({ items: [], progress: {}, sent: [], ...STATES[status] });
}

function show(returnTo: string | null, locale: Locale = "en") {
  return render(
    <AfterRun
      session={sampleSession()}
      again={<button type="button">Try again</button>}
      words={localize(runWords, locale).result}
      sending={localize(dataWords, locale).sending}
      returnTo={returnTo}
      locale={locale}
    />,
  );
}

beforeEach(() => {
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/x";
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

describe("a participant who arrived with a return URL in the query of the page's URL", () => {
  const expectLink = () => {
    const link = screen.getByRole("link", { name: "Back to app.prolific.com" });
    expect(link).toHaveAttribute("href", RETURN);
    expect(link).toHaveAttribute("rel", "noreferrer");
  };

  it("can return to the recruitment service if no data are sent", () => {
    delete process.env.NEXT_PUBLIC_SEND_URL;
    show(RETURN);
    expectLink();
  });

  it.each(["sent", "refused"] as const)("can return when the data are %s", (status) => {
    setState(status);
    show(RETURN);
    expectLink();
  });

  it.each(["waiting", "failed"] as const)("cannot return while the data are %s", (status) => {
    setState(status);
    show(RETURN);
    expect(screen.queryByRole("link")).toBeNull();
    act(() => setState("sent"));
    expectLink();
    expect(screen.getByRole("status")).toHaveTextContent(dataWords.sending.sent.en);
  });
});

const names = () =>
  [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")]
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);

it("visitors without a study see links below a result: another run, the task in a study, help with a study", () => {
  show(null);
  expect(names()).toEqual(["Try again", "Use this task in your study", "Tell us about your study"]);
  expect(screen.getByRole("link", { name: /^Use/ })).toHaveAttribute(
    "href",
    "/study/protocol?app=stroop",
  );
  expect(screen.getByRole("link", { name: /^Tell us/ })).toHaveAttribute(
    "href",
    "/contact?app=stroop",
  );
});

it("participants of a study can only return to the recruitment service or start another run below a result", () => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  show(RETURN);
  expect(names()).toEqual(["Back to app.prolific.com", "Try again"]);
});

it("visitors without a study do not see a return link below a result", () => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  show(null);
  for (const link of screen.getAllByRole("link")) expect(link.getAttribute("href")).toMatch(/^\//);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it.each(LOCALES)(
  "below a result, the sending status of the data is displayed with the receiver's message (%s)",
  (locale) => {
    for (const status of ["waiting", "sent", "failed", "refused"] as const) {
      setState(status);
      const { unmount } = show(null, locale);
      const text = localize(dataWords, locale).sending[status];
      expect(screen.getByRole("status").textContent).toBe(
        text.replace("{message}", STATES[status].message),
      );
      unmount();
    }
  },
);
