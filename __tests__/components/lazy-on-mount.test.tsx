import { act, render, screen } from "@testing-library/react";
import { Component, type ComponentType, type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lazyOnMount, PLACEHOLDER_MS } from "@/components/ui/lazy-on-mount.client";

const Part = ({ name }: { name: string }) => <p>The part {name}</p>;
type Loaded = ComponentType<{ name: string }>;

const placeholderOf = ({ name }: { name: string }) => <p>Wait for {name}</p>;

/** A part whose code arrives when the test says so. */
function slowPart() {
  const settle: { arrive: () => void; fail: (failure: unknown) => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<Loaded>((resolve, reject) => {
        settle.push({ arrive: () => resolve(Part), fail: reject });
      }),
  );
  return { load, settle, Lazy: lazyOnMount(load, placeholderOf) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const placeholder = () => screen.queryByText(/^Wait for/);
const part = () => screen.queryByText(/^The part/);

class Boundary extends Component<{ children: ReactNode }, { failure?: Error }> {
  override state: { failure?: Error } = {};
  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }
  override render() {
    return this.state.failure ? <p>Failed: {this.state.failure.message}</p> : this.props.children;
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// docs/specification.md, "Business constants and limits".
it("a placeholder shows for 200 ms", () => {
  expect(PLACEHOLDER_MS).toBe(200);
});

it("shows its placeholder for at least 200 ms when the code arrives at once", async () => {
  const { Lazy, settle } = slowPart();
  render(<Lazy name="A" />);
  settle[0]?.arrive();
  await pass(199);
  expect(placeholder()).toHaveTextContent("Wait for A");
  expect(part()).toBeNull();
  await pass(1);
  expect(part()).toHaveTextContent("The part A");
  expect(placeholder()).toBeNull();
});

it("shows its placeholder until the code arrives, and no longer", async () => {
  const { Lazy, settle } = slowPart();
  render(<Lazy name="A" />);
  await pass(3000);
  expect(placeholder()).not.toBeNull();
  settle[0]?.arrive();
  await pass(0);
  expect(part()).not.toBeNull();
});

it("shows no placeholder at all once the code is there, and fetches it once", async () => {
  const { Lazy, load, settle } = slowPart();
  const { unmount } = render(<Lazy name="A" />);
  settle[0]?.arrive();
  await pass(200);
  unmount();
  render(<Lazy name="B" />);
  expect(placeholder()).toBeNull();
  expect(part()).toHaveTextContent("The part B");
  expect(load).toHaveBeenCalledTimes(1);
});

it("is its placeholder in the exported page, and fetches nothing there", () => {
  const { Lazy, load } = slowPart();
  expect(renderToStaticMarkup(<Lazy name="A" />)).toBe("<p>Wait for A</p>");
  expect(load).not.toHaveBeenCalled();
});

it("gives a newer value to the part that is shown", async () => {
  const { Lazy, settle } = slowPart();
  const { rerender } = render(<Lazy name="A" />);
  settle[0]?.arrive();
  await pass(200);
  rerender(<Lazy name="B" />);
  expect(part()).toHaveTextContent("The part B");
});

it("appears under StrictMode, which mounts everything twice", async () => {
  const { Lazy, settle } = slowPart();
  render(
    <StrictMode>
      <Lazy name="A" />
    </StrictMode>,
  );
  for (const { arrive } of settle) arrive();
  await pass(200);
  expect(part()).not.toBeNull();
});

describe("code that does not arrive", () => {
  let report: jest.SpyInstance;
  beforeEach(() => {
    // React reports what a boundary catches.
    report = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  it("is thrown, for the error page to show", async () => {
    const { Lazy, settle } = slowPart();
    render(
      <Boundary>
        <Lazy name="A" />
      </Boundary>,
    );
    settle[0]?.fail(new Error("Loading chunk 7 failed"));
    await pass(0);
    expect(screen.getByText("Failed: Loading chunk 7 failed")).toBeVisible();
  });

  it("is fetched again when the part is shown again", async () => {
    const { Lazy, load, settle } = slowPart();
    const { unmount } = render(
      <Boundary>
        <Lazy name="A" />
      </Boundary>,
    );
    settle[0]?.fail(new Error("Loading chunk 7 failed"));
    await pass(0);
    unmount();
    render(<Lazy name="B" />);
    expect(load).toHaveBeenCalledTimes(2);
    settle[1]?.arrive();
    await pass(200);
    expect(part()).toHaveTextContent("The part B");
  });

  it("troubles nobody when the part has gone meanwhile", async () => {
    const { Lazy, settle } = slowPart();
    const { unmount } = render(<Lazy name="A" />);
    unmount();
    settle[0]?.fail(new Error("Loading chunk 7 failed"));
    await pass(200);
    expect(report).not.toHaveBeenCalled();
  });
});
