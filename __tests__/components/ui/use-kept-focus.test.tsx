import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useKeptFocus } from "@/components/ui/use-kept-focus.client";

function Room({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room);
  return <div ref={room}>{children}</div>;
}

/** A list whose buttons remove themselves. */
function Removable({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  return left.map((name) => (
    <p key={name}>
      <button type="button" onClick={() => setLeft(left.filter((each) => each !== name))}>
        {name}
      </button>
    </p>
  ));
}

const button = (name: string) => screen.getByRole("button", { name });
const hasFocus = (name: string) => waitFor(() => expect(button(name)).toHaveFocus());

const press = async (name: string) => {
  act(() => button(name).focus());
  await userEvent.keyboard("{Enter}");
};

it("the control after a removed one receives the focus, and the control before it if it was the last one of its group", async () => {
  render(
    <Room>
      <button type="button">first of the page</button>
      <section>
        <Removable names={["one", "two", "three"]} />
      </section>
      <button type="button">last of the page</button>
    </Room>,
  );
  await press("two");
  await hasFocus("three");
  await press("three");
  await hasFocus("one");
  await press("one");
  await hasFocus("last of the page");
});

it("controls that cannot be reached by the Tab key do not receive the focus of a removed one", async () => {
  render(
    <Room>
      <button type="button">before</button>
      <Removable names={["one"]} />
      <div hidden>
        <button type="button">hidden</button>
      </div>
      <button type="button" disabled>
        disabled
      </button>
      <button type="button" tabIndex={-1}>
        skipped
      </button>
    </Room>,
  );
  await press("one");
  await hasFocus("before");
});

it("a component that moves the focus itself after a removal takes precedence", async () => {
  function Closing() {
    const [isOpen, setOpen] = useState(true);
    const title = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      if (!isOpen) title.current?.focus();
    }, [isOpen]);
    return (
      <>
        <h2 ref={title} tabIndex={-1}>
          Title
        </h2>
        {isOpen && (
          <button type="button" onClick={() => setOpen(false)}>
            close
          </button>
        )}
        <button type="button">next</button>
      </>
    );
  }
  render(
    <Room>
      <Closing />
    </Room>,
  );
  await press("close");
  await act(() => new Promise(requestAnimationFrame));
  expect(screen.getByRole("heading")).toHaveFocus();
});

it("a control that had lost the focus before its removal does not move the focus", async () => {
  render(
    <Room>
      <Removable names={["one"]} />
      <button type="button">next</button>
    </Room>,
  );
  const one = button("one");
  act(() => one.focus());
  await act(async () => one.blur());
  act(() => one.click());
  await act(() => new Promise(requestAnimationFrame));
  expect(document.body).toHaveFocus();
});
