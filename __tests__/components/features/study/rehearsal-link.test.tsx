import { render, screen } from "@testing-library/react";
import { usePathname, useSearchParams } from "next/navigation";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { ProtocolRoom } from "@/components/features/study/protocol-room.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import { studyPayload } from "@/experiments/payloads/study-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import { documentId } from "@/experiments/study/document/protocol-id";
import { runnerWords } from "@/experiments/study/export/runner-words";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useSearchParams: jest.fn() }));

const PROLIFIC = ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"];

/** Opens the URL of a study that expects identifiers. */
async function open(
  query: string,
  ids: readonly string[],
  locale: Locale = "en",
  isPublished = false,
) {
  jest.mocked(usePathname).mockReturnValue(pathOf("study", locale));
  // In Next's types this value is read-only.
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(`p=mine&${query}`) as never);
  Element.prototype.scrollIntoView = jest.fn();
  const document = aDocument({ delivery: { ids } });
  const payload = studyPayload(locale);
  const checked = checkProtocol(document, MODELS);
  if (!("document" in checked)) throw new Error("the document has faults");
  const published = isPublished ? [documentId(checked.document)] : [];
  const own = { ...payload, published };
  globalThis.fetch = jest.fn(async (address) => {
    const content = String(address).endsWith("mine.json") ? document : own;
    return {
      ok: true,
      status: 200,
      json: async () => content,
      text: async () => JSON.stringify(content),
    } as Response;
  });
  const { apps, words } = runnerWords(locale);
  const bar = { study: "", place: "", responsible: "" };
  render(
    <ProtocolRoom
      locale={locale}
      apps={apps.map((app) => ({ ...app, payloadUrl: "" }))}
      payloadUrl="/study"
      words={{ ...words, bar } as never}
    />,
  );
  await screen.findByRole("button", { name: own.words.start });
  return own.words.address;
}

const BAR = { en: "Rehearsal: does not count", fr: "Passation d’essai : ne compte pas" };

describe("the page of a study that is rehearsed", () => {
  it.each(LOCALES)(
    "states above the study that the session does not count (%s)",
    async (locale) => {
      await open("rehearsal", PROLIFIC, locale);
      expect(screen.getByText(BAR[locale])).toBeVisible();
      expect(
        screen.getByText(studyPayload(locale).words.rehearsal.replace(/\s/g, " ")),
      ).toBeVisible();
      expect(
        screen.getByRole("link", { name: studyPayload(locale).words.backToEditor }),
      ).toBeVisible();
    },
  );

  it.each(["", "rehearsal=false", "preview"])(
    "differs from the page with the query %p, on which the session counts",
    async (query) => {
      const { backToEditor } = studyPayload("en").words;
      await open(query, PROLIFIC);
      expect(screen.queryByText(BAR.en)).toBeNull();
      expect(screen.queryByRole("link", { name: backToEditor })).toBeNull();
    },
  );
});

describe("a rehearsal without the identifiers of the recruiter", () => {
  it.each(LOCALES)(
    "names the identifiers that Prolific adds, in place of a problem (%s)",
    async (locale) => {
      const words = await open("rehearsal", PROLIFIC, locale);
      expect(
        screen.getByText(
          {
            en: "Prolific adds PROLIFIC_PID, STUDY_ID and SESSION_ID to the link of participants.",
            fr: "Prolific ajoute PROLIFIC_PID, STUDY_ID et SESSION_ID au lien des participants.",
          }[locale],
        ),
      ).toBeVisible();
      expect(screen.queryByText(words.title)).toBeNull();
      expect(screen.queryByText(words.again)).toBeNull();
    },
  );

  it("states which identifiers the link of participants must contain if the recruiter is unknown", async () => {
    const words = await open("rehearsal", ["panel"]);
    expect(screen.getByText("The link of participants must contain “panel”.")).toBeVisible();
    expect(screen.queryByText(words.title)).toBeNull();
  });

  it("attributes to Prolific only the identifiers of Prolific", async () => {
    await open("rehearsal&STUDY_ID=s1", [...PROLIFIC, "cohort"]);
    expect(
      screen.getByText(
        "Prolific adds PROLIFIC_PID and SESSION_ID to the link of participants. The link of participants must contain “cohort”.",
      ),
    ).toBeVisible();
  });

  it("still reports an identifier that the link contains as a placeholder", async () => {
    const words = await open("rehearsal&PROLIFIC_PID={{%25PROLIFIC_PID%25}}", ["PROLIFIC_PID"]);
    expect(screen.getByRole("heading", { name: words.title })).toBeVisible();
    expect(screen.queryByText(/Prolific adds/)).toBeNull();
  });
});

it("the link of a participant without the identifiers still reports a problem", async () => {
  const words = await open("", PROLIFIC);
  expect(screen.getByRole("heading", { name: words.title })).toBeVisible();
  expect(screen.getByText(words.again)).toBeVisible();
});

it("a published study of a site without a data server states calmly that identifiers will be empty", async () => {
  const words = await open("", ["PROLIFIC_PID"], "en", true);
  expect(
    screen.getByText(
      "The link does not contain these identifiers. They will be empty in the data: PROLIFIC_PID.",
    ),
  ).toBeVisible();
  expect(screen.queryByText(words.title)).toBeNull();
});
