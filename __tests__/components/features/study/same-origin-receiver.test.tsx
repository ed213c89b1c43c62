import { act, render, screen } from "@testing-library/react";
import { usePathname, useSearchParams } from "next/navigation";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { ProtocolRoom } from "@/components/features/study/protocol-room.client";
import { WithdrawPage } from "@/components/features/study/withdraw-page";
import { MODELS } from "@/experiments/catalog/generated/models";
import { studyPayload } from "@/experiments/payloads/study-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { runnerWords } from "@/experiments/study/export/runner-words";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useSearchParams: jest.fn() }));

beforeEach(() => {
  process.env.NEXT_PUBLIC_SEND_URL = "/sessions";
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

const SENT = { en: /localhost is notified that you have begun/, fr: /localhost en est informé/ };
const KEPT = { en: /are not sent to anyone/, fr: /ne sont envoyées à personne/ };

const checked = checkProtocol(aDocument(), MODELS);
if (!("document" in checked)) throw new Error("the document has faults");
const STUDY = checked.document;

const answerOf = (json: unknown, ok = true) =>
  ({
    ok,
    status: ok ? 200 : 500,
    headers: new Headers(),
    json: async () => json,
    text: async () => JSON.stringify(json),
  }) as Response;

const listOf = (protocol: string, documents: readonly string[] = []) =>
  answerOf({ studies: [{ protocol, documents, state: "open" }], runs: true });

const OTHER = "0".repeat(64);

/** Opens a study. @returns a function that gives the receiver's answer to the question which studies it accepts */
async function open(locale: Locale = "en", { isPublished = false } = {}) {
  jest.mocked(usePathname).mockReturnValue(pathOf("study", locale));
  // In Next's types this value is read-only.
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams("p=mine") as never);
  Element.prototype.scrollIntoView = jest.fn();
  const published = isPublished ? [documentId(STUDY)] : [];
  const payload = { ...studyPayload(locale), published };
  let give: (answer: Response | Promise<never>) => void = () => {};
  const list = new Promise<Response>((resolve) => {
    give = resolve;
  });
  globalThis.fetch = jest.fn(async (address) => {
    const path = String(address);
    if (path === "/sessions/studies") return list;
    if (path.includes("/sessions/open")) return answerOf({ state: "open" });
    return answerOf(path.endsWith("mine.json") ? STUDY : payload);
  });
  const { apps, words } = runnerWords(locale);
  render(
    <ProtocolRoom
      locale={locale}
      apps={apps.map((app) => ({ ...app, payloadUrl: "" }))}
      payloadUrl="/study"
      words={{ ...words, bar: { study: "", place: "", responsible: "" } } as never}
    />,
  );
  await act(async () => {});
  return async (answer: Response | Promise<never>) => {
    await act(async () => give(answer));
    await screen.findByRole("button", { name: payload.words.start });
  };
}

describe("the information sheet of a site with a receiver at the same origin", () => {
  it.each(LOCALES)(
    "appears only after the receiver has said which studies it accepts (%s)",
    async (locale) => {
      const give = await open(locale);
      expect(screen.getByRole("status")).toHaveTextContent(runnerWords(locale).words.run.loading);
      expect(screen.queryByText(KEPT[locale])).toBeNull();
      await give(listOf(protocolId(STUDY)));
      expect(screen.getByText(SENT[locale])).toBeVisible();
    },
  );

  it("says that a listed document is sent", async () => {
    const give = await open();
    await give(listOf(OTHER, [documentId(STUDY)]));
    expect(screen.getByText(SENT.en)).toBeVisible();
  });

  it("states that a study which the receiver does not accept is not sent, also if it was published with the site", async () => {
    const give = await open("en", { isPublished: true });
    await give(listOf(OTHER));
    expect(screen.getByText(KEPT.en)).toBeVisible();
  });

  it.each([
    ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answers with an error", () => answerOf({}, false)],
    ["answers with another text", () => answerOf({ other: true })],
  ])("follows the list of the build if the receiver %s", async (_, answer) => {
    const give = await open("en", { isPublished: true });
    await give(answer());
    expect(screen.getByText(SENT.en)).toBeVisible();
  });

  it("says that a study from a link is not sent if the receiver does not answer", async () => {
    const give = await open();
    await give(Promise.reject(new TypeError("Failed to fetch")));
    expect(screen.getByText(KEPT.en)).toBeVisible();
  });
});

it.each([
  ["en", "This page asks this site to delete all data of this code"],
  ["fr", "Cette page demande à ce site de supprimer toutes les données de ce code"],
] as const)("the page for withdrawals names the site as the data server (%s)", (locale, text) => {
  render(<WithdrawPage locale={locale} />);
  expect(screen.getByText((found) => found.startsWith(text))).toBeVisible();
});
