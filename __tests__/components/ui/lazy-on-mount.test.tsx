import { act, render, screen } from "@testing-library/react";
import { Component, type ComponentType, type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";

const Part = ({ name }: { name: string }) => <p>The part {name}</p>;
type Loaded = ComponentType<{ name: string }>;

const placeholderOf = ({ name }: { name: string }) => <p>Wait for {name}</p>;

/** Returns a component whose code the test delivers or refuses. */
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

it("a lazy component displays its placeholder for at least 200 ms, even if its code arrives at once", async () => {
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

it("a lazy component displays its placeholder until its code arrives", async () => {
  const { Lazy, settle } = slowPart();
  render(<Lazy name="A" />);
  await pass(3000);
  expect(placeholder()).not.toBeNull();
  settle[0]?.arrive();
  await pass(0);
  expect(part()).not.toBeNull();
});

it("a lazy component loads its code only once, and displays no placeholder after its code is loaded", async () => {
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

it("on the server, a lazy component renders its placeholder and loads no code", () => {
  const { Lazy, load } = slowPart();
  expect(renderToStaticMarkup(<Lazy name="A" />)).toBe("<p>Wait for A</p>");
  expect(load).not.toHaveBeenCalled();
});

it("a lazy component passes changed props to the loaded component", async () => {
  const { Lazy, settle } = slowPart();
  const { rerender } = render(<Lazy name="A" />);
  settle[0]?.arrive();
  await pass(200);
  rerender(<Lazy name="B" />);
  expect(part()).toHaveTextContent("The part B");
});

it("a lazy component appears under StrictMode", async () => {
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

describe("a failure to load the code of a lazy component", () => {
  let report: jest.SpyInstance;
  beforeEach(() => {
    // React logs the errors that an error boundary catches.
    report = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  it("is thrown as an error, so that the error page can display it", async () => {
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

  it("leads to another attempt when the component mounts again", async () => {
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

  it("is ignored after the component unmounts", async () => {
    const { Lazy, settle } = slowPart();
    const { unmount } = render(<Lazy name="A" />);
    unmount();
    settle[0]?.fail(new Error("Loading chunk 7 failed"));
    await pass(200);
    expect(report).not.toHaveBeenCalled();
  });
});
