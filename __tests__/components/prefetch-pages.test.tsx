import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientNavigation } from "@/components/shell/navigation/client-navigation.client";
import { PrefetchPages } from "@/components/shell/navigation/prefetch-pages.client";

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

const fetched = () => router.prefetch.mock.calls.map(([address]) => address);

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

describe("when the page is at rest", () => {
  const rest = () => act(() => jest.advanceTimersByTime(10_000));

  it("the other pages of its language are fetched, each once and not before", () => {
    connect(true, { effectiveType: "4g" });
    render(<PrefetchPages locale="fr" />);
    expect(fetched()).toEqual([]);
    rest();
    expect(fetched()).toEqual([
      "/fr/portfolio",
      "/fr/study",
      "/fr/about",
      "/fr/contact",
      "/fr/cgu",
    ]);
    rest();
    expect(fetched()).toHaveLength(5);
  });

  it("none is fetched from an address without a page", () => {
    connect(true);
    shown = "/nothing";
    render(<PrefetchPages locale="en" />);
    rest();
    expect(fetched()).toEqual([]);
  });

  it("none is fetched for a visitor who has left", () => {
    connect(true);
    render(<PrefetchPages locale="en" />).unmount();
    rest();
    expect(fetched()).toEqual([]);
  });

  it.each(POOR)("%s, none is fetched, until that ends", (_, online, network) => {
    const connection = connect(online, network);
    render(<PrefetchPages locale="en" />);
    rest();
    expect(fetched()).toEqual([]);
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    Object.assign(connection, { saveData: false, effectiveType: "4g" });
    connection.dispatchEvent(new Event("change"));
    window.dispatchEvent(new Event("online"));
    rest();
    expect(fetched()).toHaveLength(5);
  });

  it("fetching ends when the connection becomes poor, and goes on where it was", () => {
    const connection = connect(true, { effectiveType: "4g" });
    router.prefetch.mockImplementationOnce(() => {
      connection.saveData = true;
    });
    render(<PrefetchPages locale="en" />);
    rest();
    expect(fetched()).toEqual(["/portfolio"]);
    connection.saveData = false;
    connection.dispatchEvent(new Event("change"));
    rest();
    expect(fetched()).toEqual(["/portfolio", "/study", "/about", "/contact", "/cgu"]);
  });
});

describe("a link", () => {
  const about = `${location.origin}/about`;

  function showLinks() {
    render(
      <>
        <ClientNavigation />
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
  ])("that is %s has its page fetched", (_, show) => {
    connect(true, { effectiveType: "4g" });
    const link = showLinks();
    expect(fetched()).toEqual([]);
    show(screen.getByRole("button"));
    show(screen.getByRole("link", { name: "Français" }));
    expect(fetched()).toEqual([]);
    show(link);
    expect(fetched()).toEqual([about]);
  });

  it.each(POOR)("%s has nothing fetched, and is followed", async (_, online, network) => {
    connect(online, network);
    const link = showLinks();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(link);
    expect(fetched()).toEqual([]);
    expect(router.push.mock.calls).toEqual([[about]]);
  });

  it("that is followed by the page loads no document", () => {
    const link = showLinks();
    expect(fireEvent.click(link)).toBe(false);
    expect(router.push.mock.calls).toEqual([[about]]);
  });

  it("whose click something else takes is not followed", () => {
    const link = showLinks();
    link.addEventListener("click", (click) => click.preventDefault());
    fireEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
  });
});
