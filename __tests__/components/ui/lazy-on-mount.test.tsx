import { act, render, screen } from "@testing-library/react";
import { Component, type ComponentType, type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";

const Part = ({ name }: { name: string }) => <p>The part {name}</p>;
type Loaded = ComponentType<{ name: string }>;

const placeholderOf = ({ name }: { name: string }) => <p>Wait for {name}</p>;

/** A part whose code arrives when the test settles it. */
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

it("shows its placeholder until the code arrives", async () => {
  const { Lazy, settle } = slowPart();
  render(<Lazy name="A" />);
  await pass(3000);
  expect(placeholder()).not.toBeNull();
  settle[0]?.arrive();
  await pass(0);
  expect(part()).not.toBeNull();
});

it("shows no placeholder once the code is loaded, and loads it once", async () => {
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

it("renders its placeholder on the server, and loads nothing", () => {
  const { Lazy, load } = slowPart();
  expect(renderToStaticMarkup(<Lazy name="A" />)).toBe("<p>Wait for A</p>");
  expect(load).not.toHaveBeenCalled();
});

it("passes changed props to the component", async () => {
  const { Lazy, settle } = slowPart();
  const { rerender } = render(<Lazy name="A" />);
  settle[0]?.arrive();
  await pass(200);
  rerender(<Lazy name="B" />);
  expect(part()).toHaveTextContent("The part B");
});

it("appears under StrictMode", async () => {
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

describe("a lost chunk", () => {
  let report: jest.SpyInstance;
  beforeEach(() => {
    // React logs errors that a boundary catches.
    report = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  it("is thrown, so that the error page displays it", async () => {
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

  it("is loaded again when the part mounts again", async () => {
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

  it("is ignored after the part unmounts", async () => {
    const { Lazy, settle } = slowPart();
    const { unmount } = render(<Lazy name="A" />);
    unmount();
    settle[0]?.fail(new Error("Loading chunk 7 failed"));
    await pass(200);
    expect(report).not.toHaveBeenCalled();
  });
});
