import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname, useSearchParams } from "next/navigation";
import { Component, type ReactNode } from "react";
import type { AppSummary } from "@/components/features/study/known-app";
import { StudyPage } from "@/components/features/study/study-page";
import { StudyRoom } from "@/components/features/study/study-room.client";
import type { StudyWords } from "@/components/features/study/study-words";
import { normaliseError } from "@/components/shell/errors/page-error";
import { dataWords } from "@/content/data-downloads";
import { runWords } from "@/content/run";
import { study } from "@/content/study";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { appPayload, payloadUrl } from "@/experiments/payloads/app-payload";
import { shownStudies } from "@/experiments/payloads/gallery";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useSearchParams: jest.fn() }));

class Boundary extends Component<{ children: ReactNode }, { thrown?: unknown }> {
  override state: { thrown?: unknown } = {};
  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }
  override render() {
    if (!("thrown" in this.state)) return this.props.children;
    const { statusCode, message } = normaliseError(this.state.thrown);
    return <p>{`${statusCode} ${message}`}</p>;
  }
}

function open(query: string, locale: (typeof LOCALES)[number] = "en") {
  jest.mocked(usePathname).mockReturnValue(pathOf("study", locale));
  // In Next's types this value is read-only.
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(query) as never);
  return render(
    <Boundary>
      <StudyPage locale={locale} />
    </Boundary>,
  );
}

const title = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  globalThis.fetch = jest.fn(async (address) => {
    const [, app, locale] =
      /^\/apps\/([^/]+)\/(en|fr)\.[\da-f]{8}\.json$/.exec(String(address)) ?? [];
    const payload = appPayload(app as AppId, locale as Locale);
    return { ok: true, json: async () => payload } as Response;
  });
  // jsdom implements neither layout nor pointers.
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(window, { PointerEvent: class extends MouseEvent {} });
});

it.each(LOCALES)(
  "without a task in the URL, the page in %s links to open studies, to withdrawal, to the tasks and to the page of data",
  (locale) => {
    open("", locale);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      ...shownStudies(locale).map(({ name }) => `${pathOf("study", locale)}?p=${name}`),
      pathOf("withdraw", locale),
      pathOf("portfolio", locale),
      pathOf("data", locale),
    ]);
  },
);

describe.each(APP_IDS)("the study page with ?app=%s", (app) => {
  const { name } = localize(APPS[app].words, "en");

  it("displays the introduction of the app before the run starts", async () => {
    open(`app=${app}`);
    expect(title()).toHaveTextContent(name);
    expect(await screen.findByText(study.brief.consent.en)).toBeVisible();
    expect(screen.getByRole("img")).toBeVisible();
    expect(screen.getByRole("button", { name: study.brief.start.en })).toBeVisible();
    expect(globalThis.fetch).toHaveBeenCalledWith(payloadUrl(app, "en"), expect.anything());
  });

  it("names two apps that work with a screen reader, unless the displayed app works with one", async () => {
    open(`app=${app}`);
    await screen.findByText(study.brief.consent.en);
    const links = screen.queryAllByRole("link").map((link) => link.textContent);
    const accessible = APP_IDS.filter((id) => APPS[id].model.facts.screenReader);
    const offered = accessible.filter((id) => links.includes(localize(APPS[id].words, "en").name));
    expect(offered).toHaveLength(APPS[app].model.facts.screenReader ? 0 : 2);
  });
});

describe("the information before the start reports", () => {
  afterEach(() => {
    delete process.env.NEXT_PUBLIC_SEND_URL;
  });

  /** Returns the text next to the label “Recorded”. */
  const recorded = async (query = "app=stroop", locale: Locale = "en") => {
    open(query, locale);
    const term = await screen.findByText(study.brief.recordedTitle[locale]);
    return term.nextElementSibling?.textContent ?? "";
  };

  it.each(LOCALES)("that no data are sent, if the build has no receiver (%s)", async (locale) => {
    const { brief } = localize(study, locale);
    expect(await recorded("app=stroop", locale)).toBe(`${brief.recordedShort} ${brief.keptHere}`);
    expect(
      screen.getByText((_, element) => element?.textContent === brief.recorded),
    ).toBeInTheDocument();
  });

  it.each(LOCALES)("the host of the receiver, if the build has one (%s)", async (locale) => {
    process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
    const text = await recorded("app=stroop", locale);
    expect(text).toContain(
      localize(dataWords, locale).sending.notice.replace("{host}", "data.lab.example"),
    );
    expect(text).toContain("data.lab.example");
    expect(text).not.toContain(localize(study, locale).brief.keptHere);
  });

  it("that the identifiers in the URL are recorded, if the URL contains identifiers", async () => {
    expect(await recorded("app=stroop&PROLIFIC_PID=5fa9c0")).toContain(study.brief.identifiers.en);
  });
});

it("a payload that has failed to load is fetched again when the visitor presses the button", async () => {
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  open("app=stroop");
  expect(await screen.findByRole("alert")).toHaveTextContent(runWords.loadFailed.en);
  await userEvent.click(screen.getByRole("button", { name: runWords.tryAgain.en }));
  expect(await screen.findByText(study.brief.consent.en)).toBeVisible();
});

it("the button that loads a payload again keeps the focus until the payload has loaded, then the title of the page receives it", async () => {
  const fetched = jest.mocked(globalThis.fetch);
  let fail = () => {};
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetched.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError("Failed to fetch"));
      }),
  );
  open("app=stroop");
  const alert = await screen.findByRole("alert");
  const again = screen.getByRole("button", { name: runWords.tryAgain.en });
  again.focus();
  await userEvent.keyboard("{Enter}");
  expect(alert).toHaveTextContent(runWords.loading.en);
  await userEvent.keyboard("{Enter}");
  await act(async () => fail());
  expect(alert).toHaveTextContent(runWords.loadFailed.en);
  expect(again).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText(study.brief.consent.en)).toBeVisible();
  await waitFor(() => expect(title()).toHaveFocus());
});

it.each(["app=nothing", "app=", "app=toString", "app=constructor", "app=Stroop"])(
  "the URL with ?%s does not name an app of this site, so the page displays the 404 page",
  (query) => {
    open(query);
    expect(title()).toHaveTextContent("This page could not be found");
    expect(screen.getByText("404")).toBeVisible();
  },
);

it("the French page displays the 404 page in French for an unknown app", () => {
  open("app=nothing", "fr");
  expect(title()).toHaveTextContent("Cette page est introuvable");
  expect(screen.getByRole("link", { name: /accueil/ })).toHaveAttribute("href", "/fr");
});

it("an unknown middleware id causes error 500 with that id", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams("app=stroop") as never);
  const app = { id: "stroop", kind: "odd" } as unknown as AppSummary;
  render(
    <Boundary>
      <StudyRoom locale="en" list={null} apps={[app]} payloadUrl="" words={{} as StudyWords} />
    </Boundary>,
  );
  expect(screen.getByText("500 Unknown middleware odd-capabilities")).toBeVisible();
});

describe("in a browser that lacks a feature needed for timed tasks, the study page", () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, "PointerEvent");
    jest.spyOn(console, "error").mockImplementation(() => {});
  });

  it("names the missing feature and displays the code 501", () => {
    open("app=stroop");
    expect(screen.getByText(/^501 .*PointerEvent/)).toBeVisible();
  });

  it("displays the list of apps if the URL does not name an app", () => {
    open("");
    expect(title()).toHaveTextContent(study.title.en);
  });
});
