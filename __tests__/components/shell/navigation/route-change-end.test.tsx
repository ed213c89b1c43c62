import { act, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { useRouteChangeEnd } from "@/components/shell/navigation/use-route-change-end.client";
import { createStore } from "@/lib/store";

const url = createStore(new URL("https://site.example/study"));
const useUrl = () => useSyncExternalStore(url.subscribe, url.get);
jest.mock("next/navigation", () => ({
  usePathname: () => useUrl().pathname,
  useSearchParams: () => useUrl().searchParams,
}));

/** A page with a link, whose title is inserted late with some queries. */
function Page({ isLate = false }: { isLate?: boolean }) {
  useRouteChangeEnd();
  return (
    <main>
      {!isLate && <h1 tabIndex={-1}>Study</h1>}
      <a href="/study">All studies</a>
    </main>
  );
}

const title = () => screen.getByRole("heading", { level: 1 });
const open = (path: string) =>
  act(async () => {
    history.replaceState(null, "", path);
    url.set(new URL(path, "https://site.example"));
  });

/** Displays a page whose focus is on a link. */
async function show(path: string) {
  await open(path);
  const view = render(<Page />);
  screen.getByRole("link").focus();
  return view;
}

it.each([
  ["/study?app=stroop", "/study?app=flanker"],
  ["/study", "/study?app=stroop"],
  ["/study?app=stroop", "/study?p=mine"],
  ["/study", "/study?result=a1b2"],
  ["/study?result=a1b2", "/study"],
  ["/study?app=stroop", "/about?app=stroop"],
])("the title of a page receives the focus after a navigation from %s to %s", async (from, to) => {
  await show(from);
  await open(to);
  expect(title()).toHaveFocus();
});

it.each([
  ["/study?app=stroop", "/study?app=stroop#result"],
  ["/study?app=stroop", "/study?app=stroop&PROLIFIC_PID=5a9d64f5"],
  ["/portfolio", "/portfolio?search=stroop"],
  ["/study", "/about#team"],
])("the focus remains where it is if the URL changes from %s to %s", async (from, to) => {
  await show(from);
  await open(to);
  expect(screen.getByRole("link")).toHaveFocus();
});

it("the first page of a visit does not move the focus", async () => {
  await show("/study?app=stroop");
  expect(screen.getByRole("link")).toHaveFocus();
});

describe("the title of a page whose code loads after the navigation", () => {
  /** Opens a study by a link that is then removed. */
  async function follow() {
    const view = await show("/study");
    view.rerender(<Page isLate />);
    await open("/study?p=mine");
    screen.getByRole("link").blur();
    return view;
  }

  it("receives the focus when it is inserted", async () => {
    const { rerender } = await follow();
    await act(async () => rerender(<Page />));
    expect(title()).toHaveFocus();
  });

  it("does not receive the focus if the visitor has pressed a key meanwhile", async () => {
    const { rerender } = await follow();
    dispatchEvent(new KeyboardEvent("keydown"));
    await act(async () => rerender(<Page />));
    expect(document.body).toHaveFocus();
  });

  it("does not take the focus from another part of the page", async () => {
    const { rerender } = await follow();
    screen.getByRole("link").focus();
    await act(async () => rerender(<Page />));
    expect(screen.getByRole("link")).toHaveFocus();
  });
});
