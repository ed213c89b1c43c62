import { render, screen } from "@testing-library/react";
import { sentParticipation } from "@/__tests__/experiments/sent-participation";
import { EndCard } from "@/components/features/study/end-card.client";
import { deliveryWords } from "@/content/delivery";
import type { DeliveryState, ExitShown } from "@/experiments/study/participation/exit-shown";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale } from "@/lib/routes";

const COMPLETION = "https://app.prolific.com/submissions/complete?cc=C1A2B3";
const GIVEN: ExitShown = {
  at: "given",
  exit: "completed",
  code: "C1A2B3",
  url: COMPLETION,
  otherHost: null,
};
const LATE: DeliveryState = { at: "late", arrived: 1, of: 2, message: "", isRefused: false };

const words = (locale: Locale) => localize(deliveryWords, locale);

function show(state: DeliveryState | null, shown: ExitShown, locale: Locale = "en") {
  const participation = sentParticipation("a1b2c3d4e5f6", {
    ending: "completed",
    finishedAt: "2026-11-25T12:00:00.000Z",
    ids: { PROLIFIC_PID: "5a9d64f5" },
    sending:
      state?.at === "off"
        ? undefined
        : { host: "data.lab.example", records: { a: "0".repeat(64) }, given: [] },
  });
  const information = { controller: "Decision Laboratory, Paris", contact: "d@lab.example" };
  const delivery = { ids: ["PROLIFIC_PID"], exits: { completed: { code: "C1A2B3" } } };
  const content = { ...participation.content, information, delivery };
  return render(
    <EndCard
      participation={{ ...participation, content }}
      state={state}
      shown={shown}
      isErased={false}
      words={words(locale)}
      locale={locale}
    />,
  );
}

const plain = (text: string) => text.replace(/\s/g, " ");

beforeEach(() => {
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  jest.restoreAllMocks();
});

describe.each(LOCALES)("the page after the end of a study (%s)", (locale) => {
  it("confirms that the laboratory has received the data, and displays the code and the link to the recruiter", () => {
    const { titles, state, exit } = words(locale);
    show({ at: "arrived" }, GIVEN, locale);
    const title = screen.getByRole("heading", { level: 2 });
    expect(title).toHaveTextContent(plain(titles.arrived));
    expect(title.closest("[role=status]")).toHaveTextContent(
      plain(interpolate(state.arrived, { host: "Decision Laboratory (data.lab.example)" })),
    );
    expect(screen.getByText("C1A2B3")).toBeVisible();
    expect(
      screen.getByRole("link", { name: interpolate(exit.back, { name: "Prolific" }) }),
    ).toHaveAttribute("href", COMPLETION);
  });
});

it("a participant whose data are delayed receives a text for the researchers that contains the identifier", () => {
  show(LATE, { at: "withheld", why: "pending" });
  expect(screen.getByText(words("en").now.late)).toBeVisible();
  const message = screen.getByText(/1 of 2 parts of my data/);
  expect(message).toHaveTextContent("PROLIFIC_PID: 5a9d64f5");
  const mail = screen.getByRole("link", { name: words("en").message.mail });
  expect(mail).toHaveAttribute("href", expect.stringMatching(/^mailto:d@lab\.example\?/));
});

it("a participant without a connection is asked to connect", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(LATE, { at: "withheld", why: "pending" });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(words("en").titles.offline);
  expect(screen.getByText(words("en").now.offline)).toBeVisible();
});

it("a participant whose data were not sent reads how to proceed, and the page does not promise a code", () => {
  show({ at: "off" }, { at: "withheld", why: "nobody" });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(words("en").titles.noCode);
  expect(screen.getByText(words("en").now.nobody)).toBeVisible();
  expect(screen.getByText(/I can send you the file with my data/)).toBeVisible();
  expect(screen.queryByText("C1A2B3")).toBeNull();
});
