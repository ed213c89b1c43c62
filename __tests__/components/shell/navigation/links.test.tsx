import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useClientNavigation } from "@/components/shell/navigation/use-client-navigation.client";
import { usePrefetchedPages } from "@/components/shell/navigation/use-prefetched-pages.client";

const router = { prefetch: jest.fn(), push: jest.fn() };
let shown = "/";
jest.mock("next/navigation", () => ({
  useRouter: () => router,
  usePathname: () => shown,
}));

type Network = EventTarget & { effectiveType?: string; saveData?: boolean };

function connect(online: boolean, network: Partial<Network> = {}): Network {
  const connection = Object.assign(new EventTarget(), network);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  return connection;
}

const POOR: [string, boolean, Partial<Network>][] = [
  ["offline", false, {}],
  ["on 2g", true, { effectiveType: "2g" }],
  ["on slow 2g", true, { effectiveType: "slow-2g" }],
  ["with data saver", true, { saveData: true }],
];

const prefetched = () => router.prefetch.mock.calls.map(([href]) => href);

beforeEach(() => {
  jest.useFakeTimers();
  router.prefetch.mockClear();
  router.push.mockClear();
  shown = "/";
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

describe("prefetching while the browser is idle", () => {
  const rest = () => act(() => jest.advanceTimersByTime(10_000));

  it("fetches the pages of the header except the editor, in the language of the page, each page once", () => {
    connect(true, { effectiveType: "4g" });
    renderHook(() => usePrefetchedPages("fr"));
    expect(prefetched()).toEqual([]);
    rest();
    expect(prefetched()).toEqual(["/fr/portfolio", "/fr/about", "/fr/contact"]);
    rest();
    expect(prefetched()).toHaveLength(3);
  });

  it("fetches no page if the current path is unknown", () => {
    connect(true);
    shown = "/nothing";
    renderHook(() => usePrefetchedPages("en"));
    rest();
    expect(prefetched()).toEqual([]);
  });

  it("ends when its component unmounts", () => {
    connect(true);
    renderHook(() => usePrefetchedPages("en")).unmount();
    rest();
    expect(prefetched()).toEqual([]);
  });

  it.each(POOR)("fetches no page until the connection is better (%s)", (_, online, network) => {
    const connection = connect(online, network);
    renderHook(() => usePrefetchedPages("en"));
    rest();
    expect(prefetched()).toEqual([]);
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    Object.assign(connection, { saveData: false, effectiveType: "4g" });
    connection.dispatchEvent(new Event("change"));
    window.dispatchEvent(new Event("online"));
    rest();
    expect(prefetched()).toHaveLength(3);
  });

  it("pauses while the connection is poor, and then resumes with the next page", () => {
    const connection = connect(true, { effectiveType: "4g" });
    router.prefetch.mockImplementationOnce(() => {
      connection.saveData = true;
    });
    renderHook(() => usePrefetchedPages("en"));
    rest();
    expect(prefetched()).toEqual(["/portfolio"]);
    connection.saveData = false;
    connection.dispatchEvent(new Event("change"));
    rest();
    expect(prefetched()).toEqual(["/portfolio", "/about", "/contact"]);
  });
});

describe("a link", () => {
  const about = `${location.origin}/about`;

  function showLinks() {
    renderHook(useClientNavigation);
    render(
      <>
        <a href="/about">About</a>
        <a href="/fr">Français</a>
        <button type="button">Nothing</button>
      </>,
    );
    return screen.getByRole("link", { name: "About" });
  }

  it.each([
    ["pointed at", fireEvent.pointerOver],
    ["pressed", fireEvent.pointerDown],
    ["focused", fireEvent.focusIn],
  ])("that is %s causes a prefetch of its page", (_, show) => {
    connect(true, { effectiveType: "4g" });
    const link = showLinks();
    expect(prefetched()).toEqual([]);
    show(screen.getByRole("button"));
    show(screen.getByRole("link", { name: "Français" }));
    expect(prefetched()).toEqual([]);
    show(link);
    expect(prefetched()).toEqual([about]);
  });

  it.each(POOR)("is followed without a prefetch (%s)", async (_, online, network) => {
    connect(online, network);
    const link = showLinks();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(link);
    expect(prefetched()).toEqual([]);
    expect(router.push.mock.calls).toEqual([[about]]);
  });

  it("that the router follows does not cause a full load", () => {
    const link = showLinks();
    expect(fireEvent.click(link)).toBe(false);
    expect(router.push.mock.calls).toEqual([[about]]);
  });

  it("is not followed if another listener has handled the click", () => {
    const link = showLinks();
    link.addEventListener("click", (click) => click.preventDefault());
    fireEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
  });
});
