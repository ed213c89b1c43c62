import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfirmButton } from "@/components/ui/confirm-button.client";

const onConfirm = jest.fn();
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  onConfirm.mockClear();
  render(
    <ConfirmButton
      words={{ question: "Really?", confirm: "Yes", cancel: "No" }}
      onConfirm={onConfirm}
      trigger={(props) => (
        <button type="button" {...props}>
          Erase
        </button>
      )}
    />,
  );
});

it("the button asks for a confirmation before it acts, and moves the focus to the button that cancels", async () => {
  await userEvent.click(button("Erase"));
  expect(screen.getByRole("group", { name: "Really?" })).toBeVisible();
  expect(button("No")).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(button("Yes"));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("group")).toBeNull();
});

it.each([
  ["the other button", () => userEvent.click(button("No"))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the same key pressed again", () => userEvent.keyboard("{Enter}")],
])("the confirmation ends with %s and returns the focus", async (_, goBack) => {
  await userEvent.click(button("Erase"));
  await goBack();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button("Erase")).toHaveFocus();
});
