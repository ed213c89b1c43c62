import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sampleApp, sampleSession } from "@/__tests__/experiments/sample/sample-session";
import {
  SENT_DOCUMENT,
  STEPS,
  sentParticipation,
} from "@/__tests__/experiments/sent-participation";
import { continueAddress } from "@/components/features/study/continue-link";
import { MyData } from "@/components/features/study/my-data.client";
import { OWN_RUNS_ID } from "@/components/features/study/own-runs-ids";
import { SITE, StudyHostContext } from "@/components/features/study/study-host.client";
import { dataWords } from "@/content/data-downloads";
import { study } from "@/content/study";
import { loadApp } from "@/experiments/catalog/load-app.client";
import type { Session } from "@/experiments/engine/session/session";
import * as store from "@/experiments/engine/session/session-store.client";
import { studyPayload } from "@/experiments/payloads/study-payload";
import * as studies from "@/experiments/study/participation/participation-store.client";
import { personOf } from "@/experiments/study/participation/read-address";
import { download } from "@/lib/device/download";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

jest.mock("@/experiments/catalog/load-app.client", () => ({ loadApp: jest.fn() }));
jest.mock("@/experiments/engine/session/session-store.client");
jest.mock("@/experiments/study/participation/participation-store.client");
jest.mock("@/lib/device/download", () => ({
  ...jest.requireActual("@/lib/device/download"),
  download: jest.fn(),
}));

const { mine } = dataWords;
const stored: { sessions: Session[]; damaged: number } = { sessions: [], damaged: 0 };
let listener = () => {};

beforeEach(() => {
  stored.sessions = [];
  stored.damaged = 0;
  jest.mocked(download).mockReset();
  jest
    .mocked(loadApp)
    .mockReset()
    .mockResolvedValue(sampleApp as never);
  jest.mocked(studies.readParticipations).mockReset().mockResolvedValue([]);
  jest.mocked(studies.eraseAllParticipations).mockReset().mockResolvedValue(true);
  jest.mocked(studies.eraseParticipation).mockReset().mockResolvedValue(true);
  jest.mocked(store.isKeptOnDevice).mockReset().mockReturnValue(true);
  jest
    .mocked(store.readSessions)
    .mockReset()
    .mockImplementation(async () => {
      const read = { ...stored };
      stored.damaged = 0;
      return read;
    });
  jest
    .mocked(store.onSessionsChange)
    .mockReset()
    .mockImplementation((call) => {
      listener = call;
      return () => {
        listener = () => {};
      };
    });
  jest
    .mocked(store.eraseSession)
    .mockReset()
    .mockImplementation(async (id) => {
      stored.sessions = stored.sessions.filter((session) => session.id !== id);
      listener();
      return true;
    });
  jest
    .mocked(store.eraseAllSessions)
    .mockReset()
    .mockImplementation(async () => {
      stored.sessions = [];
      listener();
      return true;
    });
});

const titled = (title: string) => ({ ...SENT_DOCUMENT, title });

async function show(locale: Locale = "en", version = "2.0.0") {
  const view = render(
    <MyData
      apps={[{ id: "stroop", name: "Stroop", version }]}
      words={localize(dataWords, locale)}
      ownWords={localize(study, locale).own}
      locale={locale}
    />,
  );
  await act(async () => {});
  return view;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const buttons = () =>
  screen.queryAllByRole("button").map(({ textContent }) => textContent?.replaceAll("\u00A0", " "));

it("the list of my data has no button to download or erase if there are no data", async () => {
  await show();
  expect(screen.getByText(mine.intro.en)).toBeVisible();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(buttons()).toEqual([]);
});

it("the list of my data displays for each run its app, its date, its progress and its number of answers", async () => {
  stored.sessions = [
    sampleSession(),
    sampleSession({ id: "other", status: "running", blocksDone: 1, rows: [] }),
  ];
  await show();
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Stroop.*21 November 2026 at \d\d:00, finished, 2 answers/);
  expect(second).toHaveTextContent(/stopped at part 2 of 3, no answer recorded/);
  expect(first?.querySelector("time")).toHaveAttribute("datetime", "2026-11-21T10:00:00.000Z");
});

it("the list of my data links to the page that reads several files if there are files to download", async () => {
  const link = () => screen.queryByRole("link", { name: dataWords.readTogether.fr });
  const { unmount } = await show("fr");
  expect(link()).toBeNull();
  unmount();
  stored.sessions = [sampleSession()];
  await show("fr");
  expect(link()).toHaveAttribute("href", "/fr/study/data");
});

it("each finished session has a link to its result, and unfinished sessions have no such link", async () => {
  stored.sessions = [
    sampleSession(),
    sampleSession({ id: "other", status: "running", blocksDone: 1 }),
  ];
  await show("fr");
  expect(
    screen.getByRole("link", { name: /^Voir le résultat\s: Stroop, 21 novembre/ }),
  ).toHaveAttribute("href", `/fr/study?result=${sampleSession().id}`);
});

it("the list of my data uses the date and number notation of the language", async () => {
  stored.sessions = [sampleSession()];
  await show("fr");
  expect(screen.getByRole("listitem")).toHaveTextContent(/21 novembre 2026.*terminée, 2 réponses/);
});

it("a button downloads the archive of a run, and the code of the app is fetched only after the button is pressed", async () => {
  stored.sessions = [sampleSession()];
  await show();
  expect(loadApp).not.toHaveBeenCalled();
  await press(/^Download \(zip\): Stroop, 21 November 2026/);
  expect(loadApp).toHaveBeenCalledWith("stroop", sampleSession().parameters);
  expect(jest.mocked(download).mock.calls[0]?.[0]).toBe("stroop_a1b2c3d4e5f6.zip");
});

it("if the app of a run does not load, the page explains the failure and offers the trials and the record", async () => {
  jest.mocked(loadApp).mockRejectedValue(new Error("lost"));
  stored.sessions = [sampleSession()];
  await show();
  await press(/^Download/);
  expect(screen.getByRole("status")).toHaveTextContent(mine.loadFailed.en);
  expect(buttons()).toEqual([mine.csv.en, mine.json.en, mine.erase.en, mine.eraseAll.en]);
});

it("the button that replaces the archive receives the focus if the app of a run does not load", async () => {
  jest.mocked(loadApp).mockRejectedValue(new Error("lost"));
  stored.sessions = [sampleSession()];
  await show();
  screen.getByRole("button", { name: /^Download/ }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Trials/ })).toHaveFocus());
});

it("the button that displays the withdrawal code hands the focus to the button that copies the code", async () => {
  const payload = studyPayload("en");
  const { delivery } = payload;
  const participation = sentParticipation("a1b2c3d4e5f6", {
    sending: { host: "data.lab.example", records: { a: "0".repeat(64) }, given: [] },
  });
  jest.mocked(studies.readParticipations).mockResolvedValue([participation]);
  render(
    <StudyHostContext value={{ ...SITE, readPayload: async () => payload }}>
      <MyData
        apps={[]}
        words={localize(dataWords, "en")}
        sending={{ payloadUrl: "", eraseUnsent: "" }}
        locale="en"
      />
    </StudyHostContext>,
  );
  await userEvent.click(await screen.findByText(delivery.withdraw.own));
  screen.getByRole("button", { name: delivery.withdraw.ownShow }).focus();
  await userEvent.keyboard("{Enter}");
  const { copy } = delivery.receipt;
  await waitFor(() => expect(screen.getByRole("button", { name: copy })).toHaveFocus());
});

it.each([
  ["another version", "stroop", "1.9.0", "Stroop"],
  ["an app that the site no longer has", "gone", "2.0.0", "gone"],
])(
  "a run of %s can be downloaded as a file of trials and a file with the complete record",
  async (_, app, version, name) => {
    stored.sessions = [sampleSession({ app, version })];
    await show();
    expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(name);
    expect(screen.getByRole("listitem")).toHaveTextContent(
      interpolate(mine.otherVersion.en, { version }),
    );
    await press(/^Trials/);
    await press(/^Raw record/);
    expect(jest.mocked(download).mock.calls.map(([file]) => file)).toEqual([
      `${app}_a1b2c3d4e5f6_data.csv`,
      `${app}_a1b2c3d4e5f6_session.json`,
    ]);
    await press(/^Delete:/);
    await press("Delete");
    expect(store.eraseSession).toHaveBeenCalledWith("a1b2c3d4e5f6");
  },
);

it("after a confirmation, one run is erased, the page reports the deletion, and the focus moves", async () => {
  stored.sessions = [sampleSession(), sampleSession({ id: "other" })];
  await show();
  const [first] = screen.getAllByRole("listitem");
  const inFirst = within(first as HTMLElement);
  await userEvent.click(inFirst.getByRole("button", { name: /^Delete:/ }));
  expect(store.eraseSession).not.toHaveBeenCalled();
  await userEvent.click(inFirst.getByRole("button", { name: "Delete" }));
  expect(store.eraseSession).toHaveBeenCalledWith("a1b2c3d4e5f6");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent(dataWords.erase.erased.en);
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
});

it("all data are erased after a confirmation", async () => {
  stored.sessions = [sampleSession()];
  stored.damaged = 1;
  await show();
  await press(mine.eraseAll.en);
  await press("Keep");
  expect(store.eraseAllSessions).not.toHaveBeenCalled();
  await press(mine.eraseAll.en);
  await press("Delete");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent(mine.erasedAll.en);
  expect(screen.queryByText(mine.damagedOne.en)).toBeNull();
  expect(buttons()).toEqual([]);
});

it("the page reports that the device has failed to erase the data", async () => {
  jest.mocked(store.eraseAllSessions).mockResolvedValue(false);
  stored.sessions = [sampleSession()];
  await show();
  await press(mine.eraseAll.en);
  await press("Delete");
  expect(screen.getByRole("status")).toHaveTextContent(dataWords.erase.failed.en);
});

it.each([
  [1, mine.damagedOne.en],
  [2, interpolate(mine.damagedMany.en, { n: 2 })],
])(
  "the page reports %d damaged entries, also after the page has read the data again",
  async (n, text) => {
    stored.damaged = n;
    await show();
    expect(screen.getByText(text)).toBeVisible();
    await act(async () => window.dispatchEvent(new Event("focus")));
    expect(screen.getByText(text)).toBeVisible();
    expect(buttons()).toEqual([mine.eraseAll.en]);
  },
);

it("if the browser refuses storage, the page reports the refusal and lists the data in its memory", async () => {
  jest.mocked(store.isKeptOnDevice).mockReturnValue(false);
  stored.sessions = [sampleSession()];
  await show();
  expect(screen.getByText(mine.refused.en)).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("the page reads the data again when the window receives the focus, because another tab may have added a run", async () => {
  await show();
  stored.sessions = [sampleSession()];
  await act(async () => window.dispatchEvent(new Event("focus")));
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("the page ends its subscriptions when it unmounts", async () => {
  const { unmount } = await show();
  unmount();
  jest.mocked(store.readSessions).mockClear();
  window.dispatchEvent(new Event("focus"));
  listener();
  expect(store.readSessions).not.toHaveBeenCalled();
});

it.each([
  ["en", "Rehearsals"],
  ["fr", "Passations d’essai"],
] as const)(
  "rehearsals are listed under a heading of their own, after the data that count (%s)",
  async (locale, heading) => {
    stored.sessions = [
      sampleSession({ id: "rehearsed", rehearsal: true }),
      sampleSession({ id: "counts" }),
    ];
    jest
      .mocked(studies.readParticipations)
      .mockResolvedValue([
        sentParticipation("a1b2c3d4e5f6", { rehearsal: true, content: titled("Rehearsed study") }),
        sentParticipation("b1b2c3d4e5f6", { content: titled("Study that counts") }),
      ]);
    await show(locale);
    const title = screen.getByRole("heading", { level: 2, name: heading });
    const items = within(title.parentElement as HTMLElement).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent("Rehearsed study");
    const [first, second, ...rest] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("Study that counts");
    expect([second, ...rest]).toHaveLength(3);
    expect(items).not.toContain(second);
  },
);

it("the list of my data has no heading for rehearsals if there are none", async () => {
  stored.sessions = [sampleSession()];
  await show();
  expect(screen.queryByRole("heading", { name: "Rehearsals" })).toBeNull();
});

describe("the note at the top of the study page", () => {
  const { own } = study;
  const line = () => document.getElementById(OWN_RUNS_ID);
  const run = (changes: Partial<Session>) =>
    sampleSession({ status: "running", blocksDone: 1, ...changes });

  beforeEach(() => {
    const place = document.createElement("div");
    place.id = OWN_RUNS_ID;
    document.body.append(place);
  });
  afterEach(() => line()?.remove());

  it("displays the progress of an unfinished run, and links to the run", async () => {
    stored.sessions = [sampleSession(), run({ id: "other" })];
    await show();
    expect(line()).toHaveTextContent("Stroop: part 1 of 3 is done.");
    expect(within(line() as HTMLElement).getByRole("link", { name: own.goOn.en })).toHaveAttribute(
      "href",
      "/study?app=stroop",
    );
  });

  it.each([
    ["in the other language", { locale: "fr" as const }],
    ["of a study", { participant: { prolificPid: "p", studyId: null, sessionId: null } }],
    ["of another version", { version: "1.0.0" }],
  ])(
    "counts a run %s as stored, and does not offer to continue the run on this page",
    async (_, changes) => {
      stored.sessions = [run(changes)];
      await show();
      expect(line()).toHaveTextContent("Saved on this device: 1. What you did here");
      expect(within(line() as HTMLElement).getAllByRole("link")).toHaveLength(1);
    },
  );

  it("reports an unfinished study without its title, and links to the page that continues the study", async () => {
    const participation = sentParticipation("a1b2c3d4e5f6", {
      content: { ...SENT_DOCUMENT, title: "The owner of this site" },
      order: [...STEPS],
      done: 1,
      ids: { PROLIFIC_PID: "5a9" },
    });
    jest.mocked(studies.readParticipations).mockResolvedValue([participation]);
    await show();
    expect(line()).toHaveTextContent(
      "A study is unfinished. Parts done: 1 of 4. What you did here",
    );
    const address = continueAddress(participation);
    expect(address).toMatch(/^\/study#p=[0-9a-f]{8}\..+&PROLIFIC_PID=5a9$/);
    const found = personOf(new URLSearchParams(), address.replace("/study", ""), {
      delivery: { ids: ["PROLIFIC_PID"] },
    });
    expect(found.ids).toEqual({ PROLIFIC_PID: "5a9" });
    const [item] = screen.getAllByRole("listitem");
    expect(within(item as HTMLElement).getByRole("button", { name: /^Continue:/ })).toBeVisible();
    expect(within(line() as HTMLElement).getByRole("button", { name: own.goOn.en })).toBeVisible();
  });

  it.each([
    ["a run", { sessions: [run({ rehearsal: true })], participations: [] }],
    [
      "a study",
      {
        sessions: [],
        participations: [sentParticipation("a1b2c3d4e5f6", { done: 1, rehearsal: true })],
      },
    ],
  ])("does not ask to continue the rehearsal of %s", async (_, { sessions, participations }) => {
    stored.sessions = sessions;
    jest.mocked(studies.readParticipations).mockResolvedValue(participations);
    await show();
    expect(line()).toHaveTextContent("Saved on this device: 1. What you did here");
  });

  it("reports that the device stores no data, and contains no link", async () => {
    await show();
    expect(line()).toHaveTextContent(own.none.en);
    expect(screen.queryAllByRole("link")).toEqual([]);
  });
});
