import { act, screen } from "@testing-library/react";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { showArchive } from "@/components/archive/archive-run.client";
import { archivePayload } from "@/experiments/payloads/archive-payload";
import { ARCHIVE_FORMAT } from "@/experiments/study/export/archive-data";
import type { Locale } from "@/lib/routes";

// jsdom refuses storage to a page with a file URL.
jest.mock("@/lib/device/from-disk", () => ({ isFromDisk: () => true }));

const IDS = { delivery: { ids: ["PROLIFIC_PID", "SESSION_ID"] } };

/** Opens, from a disk, the page of an archive whose study expects identifiers. */
async function open(query: string, locale: Locale = "en", changes: object = IDS) {
  history.replaceState(null, "", `/index.html${query}`);
  // jsdom does not have these properties.
  Object.assign(window, { isSecureContext: true, fetch: async () => Promise.reject(new Error()) });
  document.body.innerHTML = '<div id="root"></div>';
  const texts = { ...archivePayload().texts[locale], payloads: {} };
  const content = aDocument({
    language: locale,
    ...changes,
  });
  await act(async () =>
    showArchive(
      {
        format: ARCHIVE_FORMAT,
        release: null,
        receiver: null,
        document: content,
        texts: { [locale]: texts },
      },
      null,
    ),
  );
  await screen.findByRole("button", { name: texts.study.words.start });
  return texts.study.words.address;
}

const SAID = {
  en: "The link does not contain these identifiers. They will be empty in the data: PROLIFIC_PID and SESSION_ID.",
  fr: "Le lien ne contient pas ces identifiants, qui seront vides dans les données : PROLIFIC_PID et SESSION_ID.",
};

it.each(["en", "fr"] as const)(
  "a page from a disk states that the identifiers will be empty, and does not report a problem (%s)",
  async (locale) => {
    const words = await open("", locale);
    expect(screen.getByText(SAID[locale])).toBeVisible();
    expect(screen.queryByText(words.title)).toBeNull();
  },
);

it("a page opened from a disk does not report a problem if its URL selects another language", async () => {
  const words = await open("?lang=en");
  expect(screen.getByText(SAID.en)).toBeVisible();
  expect(screen.queryByText(words.title)).toBeNull();
});

it("a page from a disk reports a misspelt identifier as a problem", async () => {
  const words = await open("?PROLIFIC=5a9d64f5");
  expect(screen.getByRole("heading", { name: words.title })).toBeVisible();
  expect(screen.queryByText(SAID.en)).toBeNull();
});

/** Opens, from a disk, the page of a study whose groups are balanced by the numbered list. */
const openListed = (query: string, locale: Locale = "en", changes: object = {}) =>
  open(query, locale, {
    conditions: ["high", "low"],
    assignment: "balanced",
    delivery: { ids: ["participant"] },
    ...changes,
  });

it.each([
  ["0", "“\u20680\u2069” is not in the numbered list"],
  ["1.5", "“\u20681.5\u2069” is not in the numbered list"],
  ["1001", "which has the whole numbers from 1 to 1,000"],
] as const)(
  "the page states before the start that %s is not a number of the list, and that the condition will be drawn",
  async (number, said) => {
    await openListed(`?participant=${number}`);
    expect(screen.getByText(said, { exact: false })).toHaveTextContent(
      "The condition will be drawn at random.",
    );
  },
);

it("the page states before the start that its URL does not contain a participant number (fr)", async () => {
  await openListed("", "fr");
  expect(screen.getByText(/ne contient pas de numéro de participant/)).toHaveTextContent(
    "?participant=17",
  );
});

it.each(["?participant=17", "?participant=0&condition=high"])(
  "the page states nothing about the list, and does not name the condition, with the URL %s",
  async (query) => {
    await openListed(query);
    expect(screen.queryByText(/numbered list|participant number/)).toBeNull();
    expect(document.body).not.toHaveTextContent(/\b(high|low)\b/);
  },
);

it("the page states nothing about the list in a study without conditions, which has no list", async () => {
  await openListed("?participant=17", "en", { conditions: undefined, order: "latin-square" });
  expect(screen.queryByText(/numbered list|participant number/)).toBeNull();
});
