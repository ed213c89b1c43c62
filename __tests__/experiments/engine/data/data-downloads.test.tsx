import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dataWords } from "@/content/data-downloads";
import { sessionCsv } from "@/experiments/engine/data/csv";
import { DataDownloads } from "@/experiments/engine/data/data-downloads.client";
import { psychDsFiles, sessionJson } from "@/experiments/engine/data/psych-ds";
import { sessionZip } from "@/experiments/engine/data/session-downloads.client";
import { eraseSession, isKeptOnDevice } from "@/experiments/engine/session/session-store.client";
import { download } from "@/lib/device/download";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, pathOf } from "@/lib/routes";
import { parseCsv } from "../../parse-csv";
import { sampleApp, sampleSession } from "../../sample/sample-session";

jest.mock("@/experiments/engine/session/session-store.client", () => ({
  eraseSession: jest.fn(),
  isKeptOnDevice: jest.fn(),
  onSessionsChange: () => () => {},
}));
jest.mock("@/lib/device/download", () => ({
  ...jest.requireActual("@/lib/device/download"),
  download: jest.fn(),
}));

const session = sampleSession();
const show = (locale: (typeof LOCALES)[number] = "en") =>
  render(
    <DataDownloads
      session={session}
      app={sampleApp}
      words={localize(dataWords, locale)}
      locale={locale}
    />,
  );
const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getByRole("status");

beforeEach(() => {
  jest.mocked(eraseSession).mockReset().mockResolvedValue(true);
  jest.mocked(isKeptOnDevice).mockReset().mockReturnValue(true);
  jest.mocked(download).mockReset();
});

it.each(LOCALES)("the archive button states the size of the archive (%s)", (locale) => {
  show(locale);
  const size = Math.ceil(sessionZip(session, sampleApp).length / 1000);
  const note = { en: `zip, ${size}\u00A0kB`, fr: `zip, ${size}\u00A0ko` }[locale];
  expect(screen.getAllByRole("button")[0]?.textContent).toContain(note);
});

it("the buttons download the archive, the trials and the raw record under separate file names", async () => {
  show();
  await press(/^Data, codebook and scripts/);
  await press(/^Trials csv/);
  await press(/^Raw record json/);
  expect(jest.mocked(download).mock.calls).toEqual([
    ["stroop_a1b2c3d4e5f6.zip", sessionZip(session, sampleApp), "application/zip"],
    ["stroop_a1b2c3d4e5f6_data.csv", sessionCsv(session), "text/csv;charset=utf-8"],
    ["stroop_a1b2c3d4e5f6_session.json", sessionJson(session), "application/json"],
  ]);
});

it("a run is erased only after a confirmation, and a message reports the deletion", async () => {
  show();
  await press(/^Delete this session/);
  expect(eraseSession).not.toHaveBeenCalled();
  await press(/^Keep/);
  expect(eraseSession).not.toHaveBeenCalled();
  await press(/^Delete this session/);
  await press(/^Delete$/);
  expect(eraseSession).toHaveBeenCalledWith(session.id);
  expect(status()).toHaveTextContent(dataWords.erase.erased.en);
  expect(status()).toHaveFocus();
  expect(screen.queryByRole("button")).toBeNull();
});

it("the download buttons remain, and a message reports the failure, if the run cannot be erased", async () => {
  jest.mocked(eraseSession).mockResolvedValue(false);
  show();
  await press(/^Delete this session/);
  await press(/^Delete$/);
  expect(status()).toHaveTextContent(dataWords.erase.failed.en);
  // Three buttons download a file, and the fourth button erases the run. The page also displays the data as text.
  expect(screen.getAllByRole("button")).toHaveLength(4);
  expect(screen.getByText(dataWords.toCopy.title.en)).toBeVisible();
});

it("the first button in the question before a deletion cancels the deletion", async () => {
  show();
  await press(/^Delete this session/);
  const choice = screen
    .getByRole("group", { name: dataWords.erase.question.en })
    .querySelectorAll("button");
  expect([...choice].map(({ textContent }) => textContent)).toEqual(["Keep", "Delete"]);
});

it("a message displays the name of the downloaded file", async () => {
  show();
  await press(/^Trials csv/);
  expect(status()).toHaveTextContent("Download started: stroop_a1b2c3d4e5f6_data.csv");
  await press(/^Data, codebook and scripts/);
  expect(status()).toHaveTextContent("Download started: stroop_a1b2c3d4e5f6.zip");
});

it("the preview displays the first rows of the trials file with the values that the file contains", () => {
  show();
  const [header = [], ...lines] = parseCsv(sessionCsv(session));
  const table = screen.getByRole("table");
  const columns = within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.length).toBe(Math.min(4, session.rows.length));
  rows.forEach((row, index) => {
    const cells = [...row.children].map(({ textContent }) => textContent);
    expect(cells).toEqual(columns.map((name) => lines[index]?.[header.indexOf(name)]));
  });
});

it("the page lists every file of the archive under its folder", () => {
  show();
  const names = Object.keys(psychDsFiles(session, sampleApp)).map((path) => path.split("/").at(-1));
  for (const name of names) expect(screen.getByText(name ?? "")).toBeVisible();
  expect(screen.getByText("analysis/")).toContainElement(screen.getByText("recompute.py"));
});

it("the page also displays the stored data as text for copying, because a download may fail", async () => {
  show();
  await userEvent.click(screen.getByText(dataWords.toCopy.title.en));
  expect(screen.getByRole("textbox")).toHaveValue(sessionJson(session));
});

it("the page displays a warning and the data as text if the device has not stored the run", () => {
  const { unmount } = show();
  expect(screen.queryByText(dataWords.notKept.en)).toBeNull();
  unmount();
  jest.mocked(isKeptOnDevice).mockReturnValue(false);
  show();
  expect(screen.getByText(dataWords.notKept.en)).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue(sessionJson(session));
});

it.each(LOCALES)(
  "a visitor's result links to the page that reads several files, and a participant's does not (%s)",
  (locale) => {
    const { unmount } = show(locale);
    expect(screen.getByRole("link", { name: dataWords.readTogether[locale] })).toHaveAttribute(
      "href",
      pathOf("data", locale),
    );
    unmount();
    render(
      <DataDownloads
        session={session}
        app={sampleApp}
        words={localize(dataWords, locale)}
        locale={locale}
        isMain={false}
      />,
    );
    expect(screen.queryByRole("link")).toBeNull();
  },
);
