import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteLink } from "@/components/ui/site-link.client";

/** Shows what is asked of Next's link: its own prefetching needs a router and a network. */
jest.mock("next/link", () => ({
  __esModule: true,
  default: ({ prefetch, ...link }: ComponentProps<"a"> & { prefetch?: boolean | null }) => (
    <a data-prefetch={String(prefetch)} {...link}>
      {link.children}
    </a>
  ),
}));

type Network = EventTarget & { effectiveType?: string; saveData?: boolean };

function connect(online: boolean, network: Partial<Network> = {}): Network {
  const connection = Object.assign(new EventTarget(), network);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  return connection;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

const link = <SiteLink href="/about">About</SiteLink>;
const prefetch = () => screen.getByRole("link").dataset.prefetch;

it("is a link to its address, with whatever else it is given", () => {
  connect(true);
  render(
    <SiteLink href="/about" className="x" aria-current="page">
      About
    </SiteLink>,
  );
  const element = screen.getByRole("link", { name: "About" });
  expect(element).toHaveAttribute("href", "/about");
  expect(element).toHaveAttribute("class", "x");
  expect(element).toHaveAttribute("aria-current", "page");
});

it("fetches nothing ahead before the page is alive", () => {
  connect(true);
  expect(renderToStaticMarkup(link)).toContain('data-prefetch="false"');
});

it.each<[string, boolean, Partial<Network>, string]>([
  ["online", true, { effectiveType: "4g" }, "null"],
  ["offline", false, {}, "false"],
  ["on 2g", true, { effectiveType: "2g" }, "false"],
  ["on slow 2g", true, { effectiveType: "slow-2g" }, "false"],
  ["with data saver", true, { saveData: true }, "false"],
])(
  "%s, prefetching is left to Next (null) or forbidden (false)",
  (_, online, network, expected) => {
    connect(online, network);
    render(link);
    expect(prefetch()).toBe(expected);
  },
);

it("follows the connection while it is shown", () => {
  const network = connect(true, { effectiveType: "4g" });
  render(link);
  act(() => {
    network.effectiveType = "2g";
    network.dispatchEvent(new Event("change"));
  });
  expect(prefetch()).toBe("false");
  act(() => {
    network.effectiveType = "4g";
    network.dispatchEvent(new Event("change"));
  });
  expect(prefetch()).toBe("null");
  act(() => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
  });
  expect(prefetch()).toBe("false");
});
