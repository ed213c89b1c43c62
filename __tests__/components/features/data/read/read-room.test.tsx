import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DataCommand, OpenDataWorker } from "@/components/features/data/read/data-client";
import { ReadView } from "@/components/features/data/read/read-view.client";
import { appPayload } from "@/experiments/payloads/app-payload";
import { findingsPayload } from "@/experiments/payloads/findings-payload";
import type { DataNews } from "@/experiments/study/findings/worker/data-worker.client";
import type { ReadSummary } from "@/experiments/study/findings/worker/messages";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { ReadFile } from "@/experiments/study/reading/read-session";
import { LOCALES, type Locale } from "@/lib/routes";
import { DOCUMENT, WITH_PLAN } from "./made-findings";
import { plain } from "./shown";

const file = (name: string, more: Partial<ReadFile> = {}): ReadFile => ({
  name,
  bytes: 2_500_000,
  kind: "archive",
  rows: 0,
  sessions: 1,
  table: null,
  faults: [],
  ...more,
});

const summary = (files: readonly ReadFile[], more: Partial<ReadSummary> = {}): ReadSummary => ({
  files,
  documents: [DOCUMENT],
  sessions: files.length,
  isStopped: false,
  ...more,
});

const isWhole = (files: readonly ReadFile[], more: Partial<ReadSummary> = {}): DataNews => ({
  kind: "findings",
  summary: summary(files, more),
  findings: WITH_PLAN,
  isFinal: true,
});

/** Displays the view with a worker that the test plays. */
async function show(locale: Locale, inputs: readonly NamedBlob[] | null = null) {
  const payload = findingsPayload(locale);
  const answers: Record<string, unknown> = {
    "/findings.json": payload,
    "/stroop.json": appPayload("stroop", locale),
    "/flanker.json": appPayload("flanker", locale),
  };
  globalThis.fetch = jest.fn(async (url) => ({
    ok: String(url) in answers,
    url,
    json: async () => answers[String(url)],
  })) as unknown as typeof fetch;
  const sent: DataCommand[] = [];
  let say: (news: DataNews) => void = () => {};
  const end = jest.fn();
  const open: OpenDataWorker = async (onNews) => {
    say = onNews;
    return {
      send: (command) => {
        sent.push(command);
      },
      rows: async () => [],
      download: async () => ({ name: "x", blob: new Blob() }),
      end,
    };
  };
  const view = (live: readonly NamedBlob[] | null) => (
    <ReadView
      payloads={{
        findings: "/findings.json",
        apps: { stroop: "/stroop.json", flanker: "/flanker.json" },
      }}
      inputs={live}
      open={open}
      words={{ loading: "loading", lost: "lost", retry: "retry" }}
      locale={locale}
    />
  );
  const { rerender, unmount } = render(view(inputs));
  await screen.findByRole("button", { name: payload.words.files.choose });
  return {
    user: userEvent.setup(),
    words: payload.words,
    sent,
    end,
    unmount,
    rerender: (live: readonly NamedBlob[] | null) => rerender(view(live)),
    hear: (news: DataNews) => act(async () => say(news)),
  };
}

const body = () => plain(document.body.textContent);

const dropOf = (files: File[]) =>
  fireEvent.drop(document.body, {
    dataTransfer: { types: ["Files"], files, items: [] },
  });

describe.each(LOCALES)("reading data (%s)", (locale) => {
  it("begins with the place for files, which says that nothing is sent", async () => {
    const { words } = await show(locale);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(plain(words.files.lead));
    expect(body()).toContain(plain(words.files.stays));
  });

  it("displays the findings of the simulated participants after one press", async () => {
    const { user, words, sent, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    expect(sent).toMatchObject([{ kind: "sample", people: 60 }]);
    await hear(isWhole([]));
    // The parts of the findings are displayed one after the other, which takes seconds on a busy machine.
    await screen.findByText(words.downloads.title, { selector: "h2" }, { timeout: 30_000 });
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => plain(textContent))).toEqual(
      expect.arrayContaining(
        [words.planned.title, words.exploratory.title, words.downloads.title].map(plain),
      ),
    );
    expect(body()).toContain(plain(words.study.simulated));
    // The names come from the texts of the tasks, which load with the findings.
    await waitFor(() =>
      expect(body()).toContain(locale === "en" ? "Stroop effect" : "Effet Stroop"),
    );
  });

  it("reads files that are dropped anywhere, adds further ones, and names a bad file with its fault", async () => {
    const { words, sent, hear } = await show(locale);
    dropOf([new File(["a"], "one.zip")]);
    await waitFor(() => expect(sent).toHaveLength(1));
    dropOf([new File(["b"], "two.csv")]);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { kind: "add", inputs: [{ name: "one.zip" }] },
      { kind: "add", inputs: [{ name: "two.csv" }] },
    ]);
    await hear(
      isWhole([
        file("one.zip", { faults: [{ id: "zipCutOff", values: {}, at: null }] }),
        file("two.csv", {
          kind: "table",
          rows: 8032,
          sessions: 62,
          table: { encoding: "windows-1252", separator: ";" },
        }),
      ]),
    );
    const [first, , second] = screen
      .getAllByRole("listitem")
      .map(({ textContent }) => plain(textContent));
    expect(first).toMatch(locale === "en" ? /one\.zip.*not complete/ : /one\.zip.*incomplète/);
    expect(second).toMatch(
      locale === "en"
        ? /two\.csv2\.5 MBtable of trials, 8,032 rows, 62 sessions, Windows-1252, separated by semicolons/
        : /two\.csv2,5 Motableau d’essais, 8 032 lignes, 62 passations, Windows-1252, séparateur : point-virgule/,
    );
    expect(body()).toContain(plain(words.files.addMore));
  });

  it("says that nothing was dropped if the drop has no file", async () => {
    const { words, sent } = await show(locale);
    dropOf([]);
    expect(await screen.findByText(plain(words.files.nothingDropped))).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("displays the progress in numbers, can be stopped, and says that the rest was not read", async () => {
    const { user, words, sent, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    await hear({
      kind: "progress",
      files: 120,
      ofFiles: 500,
      bytes: 12e6,
      ofBytes: 60e6,
      sessions: 118,
    });
    expect(body()).toContain(
      locale === "en"
        ? "120 of 500 files, 12.0 MB of 60.0 MB, 118 sessions"
        : "Fichiers : 120 sur 500, 12,0 Mo sur 60,0 Mo, 118 passations",
    );
    expect(screen.getByRole("progressbar")).toHaveAttribute("value", "0.2");
    await user.click(screen.getByRole("button", { name: words.progress.stop }));
    expect(sent.at(-1)).toEqual({ kind: "stop" });
    await hear(isWhole([file("one.zip")], { isStopped: true }));
    expect(body()).toContain(plain(words.progress.stopped));
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });

  it("displays zero sessions in the progress until the first session has been read", async () => {
    const { user, words, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    const bytes = { bytes: 0, ofBytes: 60e6 };
    await hear({ kind: "progress", files: 0, ofFiles: 12, ...bytes, sessions: 0 });
    expect(body()).toMatch(
      locale === "en" ? /0 of 12 files, .+, 0 sessions/ : /Fichiers : 0 sur 12, .+, 0 passation/,
    );
  });

  it("marks findings as preliminary while files are read", async () => {
    const { user, words, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    await hear({
      kind: "findings",
      summary: summary([file("one.zip")]),
      findings: WITH_PLAN,
      isFinal: false,
    });
    expect(body()).toContain(plain(words.progress.preliminary));
    await hear(isWhole([file("one.zip")]));
    expect(body()).not.toContain(plain(words.progress.preliminary));
  });

  it("announces the result to screen readers in one sentence", async () => {
    const { user, words, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    await hear(isWhole([file("one.zip")]));
    const said = screen.getAllByRole("status").map(({ textContent }) => plain(textContent));
    expect(said.join()).toMatch(
      locale === "en"
        ? /58 participants began.*Undecided/
        : /58 participants ont commencé.*Non concluant/,
    );
  });

  it("returns to the place for files when the data are cleared", async () => {
    const { user, words, sent, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    await hear(isWhole([file("one.zip")]));
    await user.click(screen.getByRole("button", { name: words.files.clear }));
    expect(sent.at(-1)).toEqual({ kind: "clear" });
    expect(screen.getByRole("button", { name: words.files.choose })).toBeInTheDocument();
    expect(body()).not.toContain(plain(words.planned.title));
  });

  it("keeps the focus in the part of the files when a pressed button disappears and the findings arrive", async () => {
    const { user, words, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    await hear(isWhole([file("one.zip")]));
    const [heading] = screen
      .getAllByRole("heading")
      .filter((each) => each === document.activeElement);
    expect(plain(heading?.textContent ?? "")).toMatch(
      locale === "en" ? /1 file read/ : /1 fichier lu/,
    );
  });

  it("names the missing files if the files contain no data, or only the plan", async () => {
    const { user, words, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    const nothing = { kind: "findings", findings: null, isFinal: true } as const;
    await hear({
      ...nothing,
      summary: summary([file("x.txt", { kind: "other" })], { documents: [] }),
    });
    expect(body()).toContain(plain(words.progress.nothing));
    await hear({ ...nothing, summary: summary([file("plan.json", { kind: "document" })]) });
    expect(body()).toContain(plain(words.progress.onlyDocument));
  });

  it("displays a fault of the reader with its message, and keeps what was read", async () => {
    const { user, words, hear } = await show(locale);
    await user.click(screen.getByRole("button", { name: words.files.sample }));
    await hear(isWhole([file("one.zip")]));
    await hear({ kind: "failed", ask: null, message: "out of memory" });
    expect(screen.getByRole("alert")).toHaveTextContent(/out of memory/);
    expect(body()).toContain(plain(words.planned.title));
  });

  it("replaces the records of the receiver, and ends the worker with the page", async () => {
    const input = (name: string) => [{ name, path: name, blob: new Blob(["x"]) }];
    const { sent, rerender, unmount, end } = await show(locale, input("a"));
    await waitFor(() => expect(sent).toMatchObject([{ kind: "replace", inputs: [{ name: "a" }] }]));
    rerender(input("b"));
    await waitFor(() => expect(sent).toHaveLength(2));
    unmount();
    await waitFor(() => expect(end).toHaveBeenCalled());
  });
});

it("offers to load the texts again if they are lost", async () => {
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError("offline");
  }) as unknown as typeof fetch;
  render(
    <ReadView
      payloads={{ findings: "/findings.json", apps: {} }}
      inputs={null}
      open={() => Promise.reject(new Error())}
      words={{ loading: "loading", lost: "lost", retry: "retry" }}
      locale="en"
    />,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("lost");
  const words = findingsPayload("en");
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => words,
  })) as unknown as typeof fetch;
  await userEvent.click(screen.getByRole("button", { name: "retry" }));
  // The worker is lost as well, and the area for files reports this.
  await userEvent.click(await screen.findByRole("button", { name: words.words.files.sample }));
  expect(await screen.findByRole("alert")).toHaveTextContent(words.words.progress.lost);
});
