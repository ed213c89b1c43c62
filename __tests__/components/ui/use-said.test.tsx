import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSaid } from "@/components/ui/use-said.client";

function Copy() {
  const { said, say } = useSaid();
  return (
    <p>
      <button type="button" onClick={() => say("Copied.")}>
        copy
      </button>
      <button type="button" onClick={() => say("")}>
        clear
      </button>
      <span role="status">{said}</span>
    </p>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Returns the texts that are added to the status from now on. */
function addedTexts() {
  const texts: (string | null)[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const { textContent } of addedNodes) texts.push(textContent);
  }).observe(screen.getByRole("status"), { childList: true, subtree: true });
  return texts;
}

it("a screen reader can read a report again that has the same text as the report before it", async () => {
  render(<Copy />);
  const added = addedTexts();
  await press("copy");
  expect(added).toEqual(["Copied."]);
  await press("copy");
  expect(added).toEqual(["Copied.", "Copied."]);
  expect(screen.getByRole("status")).toHaveTextContent(/^Copied\.$/);
});

it("a status without a report is empty", async () => {
  render(<Copy />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await press("copy");
  await press("clear");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
