import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname, useSearchParams } from "next/navigation";
import { Component, type ReactNode } from "react";
import { StudyPage } from "@/components/pages/study-page";
import { study } from "@/content/study";
import { APP_IDS } from "@/experiments/registry";
import { normaliseError } from "@/lib/page-error";
import { LOCALES, pathOf } from "@/lib/routes";

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
  // The type of Next's is a read-only one.
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(query) as never);
  return render(
    <Boundary>
      <StudyPage locale={locale} />
    </Boundary>,
  );
}

const title = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  // jsdom has neither layout nor pointers.
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(window, { PointerEvent: class extends MouseEvent {} });
});

it.each(LOCALES)("without an app, the page in %s lists them all, each with its link", (locale) => {
  open("", locale);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(APP_IDS.map((app) => `${pathOf("study", locale)}?app=${app}`));
});

it.each(APP_IDS)("?app=%s shows its brief first, and the task when asked to", async (app) => {
  open(`app=${app}`);
  const start = screen.getByRole("button", { name: study.brief.start.en });
  expect(screen.getByText(study.brief.consent.en)).toBeVisible();
  await userEvent.click(start);
  expect(screen.getByRole("region")).toHaveFocus();
  expect(screen.queryByText(study.brief.consent.en)).toBeNull();
});

it.each(["app=nothing", "app=", "app=toString", "app=constructor", "app=Stroop"])(
  "?%s is no app: the validity check shows the 404 page",
  (query) => {
    open(query);
    expect(title()).toHaveTextContent("This page could not be found");
    expect(screen.getByText("404")).toBeVisible();
  },
);

it("an unknown app on the French page is answered in French", () => {
  open("app=nothing", "fr");
  expect(title()).toHaveTextContent("Cette page est introuvable");
  expect(screen.getByRole("link", { name: /accueil/ })).toHaveAttribute("href", "/fr");
});

describe("a browser that lacks what a timed task needs", () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, "PointerEvent");
    jest.spyOn(console, "error").mockImplementation(() => {});
  });

  it("is told so, by name, with the code 501", () => {
    open("app=stroop");
    expect(screen.getByText(/^501 .*PointerEvent/)).toBeVisible();
  });

  it("may still see the list", () => {
    open("");
    expect(title()).toHaveTextContent(study.title.en);
  });
});
