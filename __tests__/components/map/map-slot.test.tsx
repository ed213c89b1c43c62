import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MapSlot } from "@/components/map/map-slot.client";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import { map } from "@/content/map";
import { localize } from "@/lib/i18n/define-content";

jest.mock("@/components/ui/load-despite-leaving");
jest.mock("@/components/ui/when-near", () => ({
  whenNear: (_: Element, call: () => void) => call(),
}));

it("the button that loads the map again keeps the focus until the map has loaded, then the heading above receives it", async () => {
  const words = localize(map, "en");
  const load = jest.mocked(loadDespiteLeaving);
  let fail = () => {};
  load.mockRejectedValueOnce(new Error("lost"));
  load.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error("lost"));
      }),
  );
  load.mockResolvedValueOnce({ PlacesMap: () => <p>The map</p> });
  render(
    <section>
      <h2>Where</h2>
      <MapSlot words={words} places={[] as never} street={undefined} />
    </section>,
  );
  const again = await screen.findByRole("button", { name: words.again });
  again.focus();
  await userEvent.keyboard("{Enter}");
  expect(again).toHaveAttribute("aria-disabled", "true");
  await act(async () => fail());
  expect(again).not.toHaveAttribute("aria-disabled");
  expect(again).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("The map")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Where" })).toHaveFocus());
});
