import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EraseButton } from "@/components/features/terms/erase-button.client";
import { findUnsent } from "@/components/features/terms/find-unsent";
import { storage } from "@/components/features/terms/stored-data";
import { RELOADED_CHUNKS_KEY } from "@/components/shell/errors/chunk-failure";
import { CACHE_NAME } from "@/components/shell/offline/precache-manifest";
import { eraseContact } from "@/components/shell/outbox/outbox";
import { changePreferences } from "@/components/ui/preferences.client";
import { eraseRecords } from "@/experiments/engine/sending/record-outbox.client";
import { eraseAllSessions } from "@/experiments/engine/session/session-store.client";
import { eraseAllParticipations } from "@/experiments/study/participation/participation-store.client";
import {
  CONTACT_DATABASE,
  EDITOR_DATABASE,
  PARTICIPATIONS_DATABASE,
  RECORDS_DATABASE,
  SESSIONS_DATABASE,
} from "@/lib/device/database-names";
import { eraseEditorDrafts } from "@/lib/device/editor-database";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES } from "@/lib/routes";

jest.mock("@/experiments/engine/session/session-store.client", () => ({
  eraseAllSessions: jest.fn(),
}));
jest.mock("@/experiments/study/participation/participation-store.client", () => ({
  eraseAllParticipations: jest.fn(),
}));
jest.mock("@/experiments/engine/sending/record-outbox.client", () => ({ eraseRecords: jest.fn() }));
jest.mock("@/lib/device/editor-database", () => ({
  ...jest.requireActual("@/lib/device/editor-database"),
  eraseEditorDrafts: jest.fn(),
}));
jest.mock("@/components/shell/outbox/outbox", () => ({ eraseContact: jest.fn() }));
jest.mock("@/components/features/terms/find-unsent", () => ({ findUnsent: jest.fn() }));

const deleteCache = jest.fn();

beforeEach(() => {
  Object.defineProperty(window, "caches", {
    configurable: true,
    value: { delete: deleteCache.mockReset().mockResolvedValue(true) },
  });
  jest.mocked(eraseAllSessions).mockReset().mockResolvedValue(true);
  jest.mocked(eraseAllParticipations).mockReset().mockResolvedValue(true);
  jest.mocked(eraseRecords).mockReset().mockResolvedValue(true);
  jest.mocked(eraseEditorDrafts).mockReset().mockResolvedValue(true);
  jest.mocked(eraseContact).mockReset().mockResolvedValue(true);
});

const words = { erase: "Erase", erased: "Erased.", refused: "Nothing was kept." };

const press = () => userEvent.click(screen.getByRole("button", { name: "Erase" }));

it("the button erases every stored entry that the terms page lists, and no other stored entry", async () => {
  for (const { key } of storage.entries) {
    localStorage.setItem(key, "{}");
    sessionStorage.setItem(key, "{}");
  }
  localStorage.setItem("another", "kept");
  changePreferences({ scheme: "dark", textSize: "150" });
  sessionStorage.setItem(RELOADED_CHUNKS_KEY, '{"7":1}');
  render(<EraseButton words={words} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await press();
  const databases = [
    SESSIONS_DATABASE,
    PARTICIPATIONS_DATABASE,
    RECORDS_DATABASE,
    EDITOR_DATABASE,
    CONTACT_DATABASE,
  ];
  const entries = storage.entries.filter(({ key }) => ![...databases, CACHE_NAME].includes(key));
  const left = entries.filter(({ key, purpose }) =>
    (purpose.en.includes("local") ? localStorage : sessionStorage).getItem(key),
  );
  expect(left).toEqual([]);
  expect(eraseAllSessions).toHaveBeenCalledTimes(1);
  expect(eraseAllParticipations).toHaveBeenCalledTimes(1);
  expect(eraseRecords).toHaveBeenCalledTimes(1);
  expect(eraseEditorDrafts).toHaveBeenCalledTimes(1);
  expect(eraseContact).toHaveBeenCalledTimes(1);
  expect(deleteCache).toHaveBeenCalledWith(CACHE_NAME);
  expect(localStorage.getItem("another")).toBe("kept");
  expect(screen.getByRole("status")).toHaveTextContent("Erased.");
});

it("the page returns to the default preferences after everything is erased", async () => {
  changePreferences({ scheme: "dark", textSize: "150" });
  expect(document.documentElement.dataset).toMatchObject({ scheme: "dark", textSize: "150" });
  render(<EraseButton words={words} />);
  await press();
  expect(document.documentElement.dataset).not.toHaveProperty("scheme");
  expect(document.documentElement.dataset).not.toHaveProperty("textSize");
});

it("the button reports that the runs could not be erased", async () => {
  jest.mocked(eraseAllSessions).mockResolvedValue(false);
  render(<EraseButton words={words} />);
  await press();
  expect(screen.getByRole("status")).toHaveTextContent("Nothing was kept.");
});

it("the button reports that the participations in studies could not be erased", async () => {
  jest.mocked(eraseAllParticipations).mockResolvedValue(false);
  render(<EraseButton words={words} />);
  await press();
  expect(screen.getByRole("status")).toHaveTextContent("Nothing was kept.");
});

it("the button reports that the messages could not be erased", async () => {
  jest.mocked(eraseContact).mockResolvedValue(false);
  render(<EraseButton words={words} />);
  await press();
  expect(screen.getByRole("status")).toHaveTextContent("Nothing was kept.");
});

it("if the browser refuses storage, the button reports that no data were stored, and still erases the runs", async () => {
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  render(<EraseButton words={words} />);
  await press();
  expect(screen.getByRole("status")).toHaveTextContent("Nothing was kept.");
  expect(eraseAllSessions).toHaveBeenCalledTimes(1);
});

describe.each(LOCALES)("the erase button, with unsent data on the device (%s),", (locale) => {
  const unsentWords = localize(storage, locale).unsent;
  beforeEach(() => {
    process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
  });
  afterEach(() => {
    delete process.env.NEXT_PUBLIC_SEND_URL;
  });
  const plain = (text: string) => text.replace(/\s/g, " ");
  const CODE = "a1b2c3d4e5f6-0123456789ab";
  const show = (unsent: Awaited<ReturnType<typeof findUnsent>>) => {
    jest.mocked(findUnsent).mockReset().mockResolvedValue(unsent);
    render(<EraseButton words={words} unsentWords={unsentWords} />);
    return press();
  };
  const answer = (name: string) => userEvent.click(screen.getByRole("button", { name }));

  it("displays the withdrawal code before it erases, and erases only after a confirmation", async () => {
    await show({ codes: [CODE], withdrawals: 1, others: 0 });
    expect(screen.getByRole("group")).toHaveAccessibleName(new RegExp(CODE));
    expect(screen.getByRole("button", { name: unsentWords.cancel })).toHaveFocus();
    expect(eraseRecords).not.toHaveBeenCalled();
    await answer(unsentWords.cancel);
    expect(eraseRecords).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Erase" })).toHaveFocus();
  });

  it("reports afterwards that the withdrawal remains stored until the data server has received it", async () => {
    await show({ codes: [CODE], withdrawals: 1, others: 2 });
    expect(screen.getByRole("group")).toHaveTextContent(
      plain(interpolate(unsentWords.others, { n: 2 })),
    );
    await answer(unsentWords.confirm);
    expect(eraseRecords).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("status")).toHaveTextContent(
      plain(interpolate(unsentWords.erasedBut, { codes: CODE })),
    );
  });

  it("erases without a confirmation if all data have arrived", async () => {
    await show({ codes: [], withdrawals: 0, others: 0 });
    expect(screen.getByRole("status")).toHaveTextContent("Erased.");
  });
});
