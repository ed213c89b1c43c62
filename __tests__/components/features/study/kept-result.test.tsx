import { act, render, screen, waitFor } from "@testing-library/react";
import { sampleSession } from "@/__tests__/experiments/sample/sample-session";
import { KeptResultRoom } from "@/components/features/study/kept-result-room.client";
import type { StudyWords } from "@/components/features/study/study-words";
import { dataWords } from "@/content/data-downloads";
import { runWords } from "@/content/run";
import { APPS } from "@/experiments/catalog/registry";
import type { Session } from "@/experiments/engine/session/session";
import * as store from "@/experiments/engine/session/session-store.client";
import { appPayload, payloadUrl } from "@/experiments/payloads/app-payload";
import { appSummary } from "@/experiments/study/export/runner-words";
import * as studies from "@/experiments/study/participation/participation-store.client";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { simulatedRuns } from "@/testing/simulated-runs";

jest.mock("@/experiments/engine/session/session-store.client");
jest.mock("@/experiments/study/participation/participation-store.client");

const [run] = simulatedRuns("stroop", 1, 4);
const rows = run?.rows ?? [];
const { model, words: stroopWords } = APPS.stroop;
const { version } = model.facts;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.fetch = jest.fn(
    async (address) =>
      ({
        ok: true,
        json: async () => appPayload("stroop", String(address).includes("/fr.") ? "fr" : "en"),
      }) as Response,
  );
  jest.mocked(studies.readParticipations).mockReset().mockResolvedValue([]);
  jest.mocked(store.isKeptOnDevice).mockReset().mockReturnValue(true);
  jest
    .mocked(store.onSessionsChange)
    .mockReset()
    .mockReturnValue(() => {});
});

function open(session: Session | undefined, locale: Locale = "en") {
  jest.mocked(store.readSession).mockReset().mockResolvedValue(session);
  render(
    <KeptResultRoom
      id="a1b2"
      apps={[{ ...appSummary("stroop", locale), payloadUrl: payloadUrl("stroop", locale) }]}
      words={{ run: localize(runWords, locale), data: localize(dataWords, locale) } as StudyWords}
      locale={locale}
    />,
  );
}

const stored = (changes: Partial<Session> = {}) =>
  sampleSession({ app: "stroop", version, rows, status: "finished", ...changes });

it("the heading of a result keeps the focus that it received while the result was loading", async () => {
  open(stored());
  const heading = () => screen.getByRole("heading", { level: 1 });
  expect(heading()).toHaveTextContent(dataWords.mine.title.en);
  act(() => heading().focus());
  await waitFor(() => expect(heading()).toHaveTextContent(stroopWords.name.en));
  await waitFor(() => expect(heading()).toHaveFocus());
});

it.each(LOCALES)("a finished session displays its result again (%s)", async (locale) => {
  open(stored(), locale);
  const score = model.score(rows);
  if (score.status === "no-score") throw new Error("The simulated run has no score.");
  const sentence = model.headline(score, localize(stroopWords, locale), locale);
  const titles = await screen.findAllByRole("heading", { level: 2 });
  expect(titles[0]?.textContent).toBe(sentence);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Stroop, 21 nov/i);
  expect(screen.getByRole("link", { name: runWords.result.again[locale] })).toHaveAttribute(
    "href",
    expect.stringMatching(/\?app=stroop$/),
  );
});

it("a session without recorded parameters is scored with the default parameters of its app's version", async () => {
  open(stored({ parameters: undefined }));
  expect(await screen.findByRole("table", { name: /From your answers/ })).toBeVisible();
});

it.each([
  ["of a version that this site no longer scores", stored({ version: "1.0.0" }), /version 1\.0\.0/],
  ["that is not finished", stored({ status: "running" }), /not finished/],
  ["that is not on the device", undefined, /not on this device/],
])(
  "the result of a session %s is replaced by a sentence with the reason",
  async (_, session, reason) => {
    open(session);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByRole("link", { name: dataWords.mine.title.en })).toBeVisible();
  },
);
