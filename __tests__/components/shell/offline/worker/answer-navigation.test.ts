/** @jest-environment node */
import type { answerNavigation } from "@/components/shell/offline/worker/answer-navigation";

const SITE = "https://site.example";
const PAGE = (text: string) => `<!DOCTYPE html><html lang="en" data-version="r1"><h1>${text}</h1>`;

type Pages = Parameters<typeof answerNavigation>[1];

const keptPage = async () => new Response(PAGE("kept"));

const PAGES: Pages = {
  home: "/",
  isKnown: () => true,
  current: async () => undefined,
  cached: keptPage,
  notFound: async () => undefined,
};

const silence = () => new Promise<Response>(() => {});
const answers = async () => new Response(PAGE("network"));

let isOnline = true;
let answer: typeof answerNavigation;

beforeEach(async () => {
  jest.useFakeTimers();
  isOnline = true;
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: {
      get onLine() {
        return isOnline;
      },
    },
  });
  // Each test uses a separate worker, because the worker remembers the state of the network.
  await jest.isolateModulesAsync(async () => {
    ({ answerNavigation: answer } = await import(
      "@/components/shell/offline/worker/answer-navigation"
    ));
  });
});
afterEach(() => jest.useRealTimers());

const network = (how: () => Promise<Response>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(how);

/** Returns the page that is displayed after a number of milliseconds, or null if no page is displayed by then. */
async function shownAfter(
  ms: number,
  path: string,
  pages: Partial<Pages> = {},
  init?: RequestInit,
) {
  const shown = answer(new Request(SITE + path, init), { ...PAGES, ...pages });
  let text: string | null = null;
  void shown.then(async (response) => {
    text = /<h1>(.*)<\/h1>/.exec(await response.text())?.[1] ?? "";
  });
  await jest.advanceTimersByTimeAsync(ms);
  return text;
}

it("the worker returns a page of the current release without a request", async () => {
  const asked = network(silence);
  expect(await shownAfter(0, "/about", { current: keptPage })).toBe("kept");
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ["a reload", "/about", { cache: "no-cache" }],
  ["a reload past all caches", "/about", { cache: "reload" }],
  ["a URL with a query", "/study?app=stroop", {}],
  ["an alias of a URL", "/about.html", {}],
  ["a form that is sent", "/contact", { method: "POST" }],
] satisfies [string, string, RequestInit][])(
  "the worker answers %s from the network, even if the page is cached",
  async (_, path, init) => {
    network(answers);
    expect(await shownAfter(1, path, { current: keptPage }, init)).toBe("network");
  },
);

it("the worker waits 4 s for a network that does not respond, and not again in the next 10 s", async () => {
  network(silence);
  expect(await shownAfter(3999, "/about")).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await shownAfter(1, "/about")).toBe("kept");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await shownAfter(3999, "/about")).toBeNull();
});

it("the worker waits for the network again if the device's clock was set back", async () => {
  network(silence);
  expect(await shownAfter(4001, "/about")).toBe("kept");
  jest.setSystemTime(Date.now() - 86_400_000);
  expect(await shownAfter(3999, "/about")).toBeNull();
});

it("the worker waits for the network again as soon as the network has responded", async () => {
  network(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await shownAfter(1, "/about")).toBe("kept");
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 100)).then(answers);
  network(slowly);
  expect(await shownAfter(99, "/about")).toBe("kept");
  await jest.advanceTimersByTimeAsync(1);
  expect(await shownAfter(101, "/about")).toBe("network");
});

it("the worker does not wait on a device without a network", async () => {
  isOnline = false;
  network(silence);
  expect(await shownAfter(1, "/about?from=elsewhere")).toBe("kept");
});
