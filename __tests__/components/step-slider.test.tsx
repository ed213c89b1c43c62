import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { StepSlider } from "@/components/ui/step-slider.client";

const LAST = 6;

function Steps() {
  const [step, setStep] = useState(3);
  return (
    <StepSlider
      label="Trials"
      value={step}
      last={LAST}
      valueText={`step ${step}`}
      onChange={setStep}
    />
  );
}

const slider = () => screen.getByRole("slider", { name: "Trials" });

it.each([
  ["PageUp", false, "step 6"],
  ["PageDown", false, "step 0"],
  ["ArrowRight", true, "step 6"],
  ["ArrowLeft", true, "step 0"],
])("the key %s (with Shift: %s) moves the slider to one of its ends", (key, shiftKey, text) => {
  render(<Steps />);
  fireEvent.keyDown(slider(), { key, shiftKey });
  expect(slider()).toHaveAttribute("aria-valuetext", text);
  expect(screen.getByText(text)).toBeVisible();
});

it("the slider follows a finger that touches it at any position, and ignores moves without a touch", () => {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 100, width: 300 } as DOMRect);
  render(<Steps />);
  const finger = (type: string, clientX: number) =>
    fireEvent(
      slider(),
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: "touch" }),
    );
  finger("pointermove", 399);
  expect(slider()).toHaveValue("3");
  finger("pointerdown", 140);
  expect(slider()).toHaveValue("1");
  finger("pointermove", 500);
  expect(slider()).toHaveValue("6");
  finger("pointerup", 500);
  finger("pointermove", 120);
  expect(slider()).toHaveValue("6");
});
