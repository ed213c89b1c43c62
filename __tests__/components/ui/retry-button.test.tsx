import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { RetryButton } from "@/components/ui/retry-button.client";

/** A page whose part loads when the button is pressed. */
function Page({ children }: { children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <main>
      <h1>Page</h1>
      <section>
        {isLoaded ? (
          children
        ) : (
          <RetryButton isTrying={false} onRetry={() => setLoaded(true)}>
            again
          </RetryButton>
        )}
      </section>
    </main>
  );
}

function OwnFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <h2>Part</h2>
      <button ref={button} type="button">
        start
      </button>
    </>
  );
}

/** Presses the button with the keyboard. */
async function retry() {
  screen.getByRole("button", { name: "again" }).focus();
  await userEvent.keyboard("{Enter}");
}

it("the heading of a part that has loaded receives the focus of the removed button", async () => {
  render(
    <Page>
      <h2>Part</h2>
    </Page>,
  );
  await retry();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Part" })).toHaveFocus());
});

it("the heading of the page receives the focus if the part that has loaded has no heading", async () => {
  render(<Page>text</Page>);
  await retry();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Page" })).toHaveFocus());
});

it("a part that moves the focus itself when it has loaded takes precedence", async () => {
  render(
    <Page>
      <OwnFocus />
    </Page>,
  );
  await retry();
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole("button", { name: "start" })).toHaveFocus();
});

it("a button that loads a part does nothing and keeps the focus while the part loads", async () => {
  const onRetry = jest.fn();
  render(
    <RetryButton isTrying onRetry={onRetry}>
      again
    </RetryButton>,
  );
  await retry();
  expect(onRetry).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "again" })).toHaveFocus();
});
