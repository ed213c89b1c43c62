import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { LazyPicture } from "@/components/ui/lazy-picture.client";

/** An IntersectionObserver that reports only the changes that the test triggers. */
class Watch {
  static all: Watch[] = [];
  readonly margin: string | undefined;
  readonly watched = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#callback = callback;
    this.margin = options?.rootMargin;
    Watch.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
  see(target: Element, isIntersecting: boolean) {
    this.#callback([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
  }
}

/** Reports whether the picture with this alternative text is near the window. */
function see(alt: string, isIntersecting = true) {
  const image = screen.getByRole("img", { name: alt });
  act(() => {
    for (const watch of Watch.all) if (watch.watched.has(image)) watch.see(image, isIntersecting);
  });
}

const picture = (src: string, alt = src) => (
  <LazyPicture
    avif={src.replace(/webp$/, "avif")}
    src={src}
    alt={alt}
    width={360}
    height={720}
    className="shot"
  />
);
const image = (alt: string) => screen.getByRole<HTMLImageElement>("img", { name: alt });
const srcOf = (alt: string) => image(alt).getAttribute("src");

beforeEach(() => {
  jest.useFakeTimers();
  Watch.all = [];
  Object.assign(globalThis, { IntersectionObserver: Watch });
});

afterEach(() => {
  // All pictures share one throttle, so the test waits until the throttle accepts the next call.
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

it("a picture loads when it is within 1.3 window heights of the top of the window", () => {
  render(picture("/far.webp"));
  expect(Watch.all[0]?.margin).toBe("0px 0px 30% 0px");
  see("/far.webp", false);
  expect(srcOf("/far.webp")).toMatch(/^data:/);
  see("/far.webp");
  expect(srcOf("/far.webp")).toBe("/far.webp");
});

it("a picture has its size and its alternative text before it loads", () => {
  render(picture("/place.webp", "Stroop on a phone"));
  expect(image("Stroop on a phone")).toHaveAttribute("width", "360");
  expect(image("Stroop on a phone")).toHaveAttribute("height", "720");
});

it("without scripts, a picture is an ordinary img element", () => {
  const html = renderToStaticMarkup(picture("/plain.webp", "Stroop"));
  expect(html).toMatch(
    /<noscript><picture><source type="image\/avif" srcSet="\/plain\.avif"\/><img[^>]* src="\/plain\.webp"[^>]*><\/picture><\/noscript>/,
  );
});

it("a picture close to the viewport is loaded as AVIF, from the URL of the current attempt to load it", () => {
  render(picture("/formats.webp"));
  const source = () => image("/formats.webp").parentElement?.querySelector("source");
  expect(source()).toBeNull();
  see("/formats.webp");
  expect(source()).toHaveAttribute("srcset", "/formats.avif");
  expect(source()).toHaveAttribute("type", "image/avif");
  fireEvent.error(image("/formats.webp"));
  expect(source()).toHaveAttribute("srcset", "/formats.avif?attempt=2");
  expect(srcOf("/formats.webp")).toBe("/formats.webp?attempt=2");
});

it("pictures load in batches, at most one batch per 200 ms", () => {
  render(["a", "b", "c"].map((name) => <div key={name}>{picture(`/throttle-${name}.webp`)}</div>));
  see("/throttle-a.webp");
  see("/throttle-b.webp");
  see("/throttle-c.webp");
  expect(srcOf("/throttle-a.webp")).toBe("/throttle-a.webp");
  act(() => jest.advanceTimersByTime(199));
  expect(srcOf("/throttle-b.webp")).toMatch(/^data:/);
  act(() => jest.advanceTimersByTime(1));
  expect(srcOf("/throttle-b.webp")).toBe("/throttle-b.webp");
  expect(srcOf("/throttle-c.webp")).toBe("/throttle-c.webp");
});

it("a picture makes three attempts, each at a different URL, and then displays its alternative text", () => {
  render(picture("/gone.webp", "Stroop on a phone"));
  see("Stroop on a phone");
  const tried = [srcOf("Stroop on a phone")];
  fireEvent.error(image("Stroop on a phone"));
  tried.push(srcOf("Stroop on a phone"));
  fireEvent.error(image("Stroop on a phone"));
  tried.push(srcOf("Stroop on a phone"));
  expect(new Set(tried).size).toBe(3);
  for (const tried_ of tried) expect(tried_?.split("?")[0]).toBe("/gone.webp");
  fireEvent.error(image("Stroop on a phone"));
  expect(document.querySelector("img")).toBeNull();
  expect(image("Stroop on a phone")).toHaveTextContent("Stroop on a phone");
});

it("a picture is displayed if a later attempt succeeds", () => {
  render(picture("/second.webp"));
  see("/second.webp");
  fireEvent.error(image("/second.webp"));
  fireEvent.load(image("/second.webp"));
  expect(image("/second.webp").dataset.state).toBe("there");
});

it("a picture ignores load and error events of its placeholder", () => {
  render(picture("/empty.webp"));
  fireEvent.load(image("/empty.webp"));
  fireEvent.error(image("/empty.webp"));
  expect(image("/empty.webp").dataset.state).toBe("waiting");
  see("/empty.webp");
  expect(srcOf("/empty.webp")).toBe("/empty.webp");
});

it("a picture that was loaded before is displayed immediately", () => {
  const { unmount } = render(picture("/known.webp"));
  see("/known.webp");
  fireEvent.load(image("/known.webp"));
  unmount();
  render(picture("/known.webp"));
  expect(srcOf("/known.webp")).toBe("/known.webp");
});

it("a picture is fetched again if an earlier copy of the picture failed to load", () => {
  const { unmount } = render(picture("/retry.webp"));
  see("/retry.webp");
  for (let attempt = 0; attempt < 3; attempt += 1) fireEvent.error(image("/retry.webp"));
  unmount();
  render(picture("/retry.webp"));
  expect(srcOf("/retry.webp")).toMatch(/^data:/);
});

it("all pictures share one observer", () => {
  const pictures = ["a", "b"].map((name) => (
    <div key={name}>{picture(`/shared-${name}.webp`)}</div>
  ));
  const { unmount } = render(pictures);
  expect(Watch.all.map(({ watched }) => watched.size)).toEqual([2]);
  unmount();
  expect(Watch.all.map(({ watched }) => watched.size)).toEqual([0]);
});

it("a picture is neither loaded nor observed after it unmounts", () => {
  render(picture("/first.webp"));
  const { unmount } = render(picture("/leaves.webp"));
  see("/first.webp");
  see("/leaves.webp");
  unmount();
  act(() => jest.advanceTimersByTime(200));
  const stillWatched = Watch.all.flatMap(({ watched }) => [...watched]);
  expect(stillWatched.filter((element) => !element.isConnected)).toEqual([]);
});
