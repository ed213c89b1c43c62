import { act, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { ContactFormController } from "@/components/features/contact/contact-form-controller.client";
import { messageOutbox } from "@/components/shell/outbox/outbox";
import type { OutboxEntry } from "@/components/shell/outbox/sending";
import { contactForm } from "@/content/contact-form";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";

// jsdom lacks TextEncoder, which the code for e-mail files needs.
jest.mock("@/components/features/contact/ready-mail.client", () => ({ ReadyMail: () => null }));

const ID = "4f1c2a56-9d3e-4b7a-8c21-0123456789ab";

const entry = (problem: OutboxEntry["problem"]): OutboxEntry => ({
  id: ID,
  message: {
    id: ID,
    name: "Léa",
    email: "lea@lab.example",
    kind: "lab",
    message: "Bonjour",
    language: "fr",
  },
  attachment: null,
  handedOverAt: "2026-11-21T12:00:00.000Z",
  failures: problem ? 1 : 0,
  notBefore: 0,
  problem,
});

const setOutbox = (parts: Partial<ReturnType<typeof messageOutbox.state.get>>) =>
  act(() => messageOutbox.state.set({ items: [], progress: {}, sent: [], ...parts }));

/** Renders the page after the visitor has submitted a message. */
function show(locale: Locale) {
  const words = localize(contactForm, locale);
  render(
    <ContactFormController
      words={words}
      locale={locale}
      email="us@lab.example"
      endpoint={null}
      apps={[]}
      countries={[]}
      openedAt={0}
      form={createRef()}
      state={{
        view: { kind: "queued", id: ID },
        shown: 1,
        ledBack: 0,
        fieldErrors: {},
        status: "",
      }}
      setState={() => {}}
    />,
  );
  return words;
}

const heading = () => screen.getAllByRole("heading", { level: 2 })[0];

beforeAll(() => {
  // jsdom does not implement layout, so it lacks this function.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => setOutbox({}));

describe.each(LOCALES)("the heading above a submitted message, %s,", (locale) => {
  it("reports that the message is being sent until an attempt fails", () => {
    const { delivery } = show(locale);
    expect(heading()).toHaveTextContent(delivery.sending);
    setOutbox({ items: [entry(null)], progress: { [ID]: 0.5 } });
    expect(heading()).toHaveTextContent(delivery.sending);
  });

  it("reports that the message is waiting after an attempt has failed", () => {
    const { delivery, outbox } = show(locale);
    setOutbox({ items: [entry({ kind: "waiting", reason: "unreachable" })] });
    expect(heading()).toHaveTextContent(delivery.waiting);
    expect(screen.getByRole("region", { name: outbox.title })).toBeVisible();
    expect(screen.queryByText(delivery.sending)).toBeNull();
  });

  it("reports that the message is waiting while the browser is offline", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { delivery } = show(locale);
    setOutbox({ items: [entry(null)] });
    expect(heading()).toHaveTextContent(delivery.waiting);
  });

  it("reports that the receiver has refused the message", () => {
    const { delivery } = show(locale);
    setOutbox({
      items: [entry({ kind: "refused", refusals: [{ field: null, text: "closed" }] })],
    });
    expect(heading()).toHaveTextContent(delivery.refused);
    expect(screen.queryByText(delivery.sending)).toBeNull();
  });

  it("reports that the message has arrived, and receives the focus", () => {
    const { arrived } = show(locale);
    setOutbox({ sent: [ID] });
    expect(heading()).toHaveTextContent(arrived.title);
    expect(screen.getByRole("region", { name: arrived.title })).toHaveFocus();
  });
});

it("the heading above a submitted message does not move the focus when another attempt begins", () => {
  const { delivery, another } = show("en");
  setOutbox({ items: [entry({ kind: "waiting", reason: "busy" })] });
  screen.getByRole("button", { name: another }).focus();
  setOutbox({ items: [entry({ kind: "waiting", reason: "busy" })], progress: { [ID]: 0 } });
  expect(heading()).toHaveTextContent(delivery.waiting);
  expect(screen.getByRole("button", { name: another })).toHaveFocus();
});
