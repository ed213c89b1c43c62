import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { runWords } from "@/content/run";
import { app as lotteries } from "@/experiments/apps/lottery-choice/view.client";
import { APPS } from "@/experiments/catalog/registry";
import { type FormApp, withParameters } from "@/experiments/engine/contract/define-app";
import { FormRun } from "@/experiments/engine/run/form-run.client";
import { type Session, withBlock } from "@/experiments/engine/session/session";
import { localize } from "@/lib/i18n/define-content";
import { aSession } from "../../a-session";
import { type DeviceTraits, SimulatedDevice } from "../../simulated-device";

const app = withParameters(lotteries) as FormApp;
const words = localize(runWords, "en");

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ doNotFake: ["Date", "performance", "queueMicrotask"] });
});

afterEach(() => {
  jest.useRealTimers();
  SimulatedDevice.remove();
});

/** Displays a form on a simulated device. */
function show(traits: Partial<DeviceTraits> = {}, parts: Partial<Session> = {}) {
  const device = new SimulatedDevice(traits);
  const kept: Session[] = [];
  const Run = () => {
    const [session] = useState(() =>
      aSession(app, { format: 2, person: "p", blocks: app.model.screens, ...parts }),
    );
    return (
      <FormRun
        app={app}
        session={session}
        appWords={localize(APPS["lottery-choice"].words, "en")}
        words={words}
        locale="en"
        onBlock={(...block) => kept.push(withBlock(session, ...block))}
        onDraft={() => {}}
        onEvent={() => {}}
        onEnd={() => {}}
      />
    );
  };
  const { unmount } = render(<Run />);
  /** Passes time for timers and frames. */
  const pass = (ms: number) =>
    act(() => {
      for (let passed = 0; passed < ms; passed += 4) {
        device.time += 4;
        jest.advanceTimersByTime(4);
        if (device.pending > 0) device.frame();
      }
    });
  const answerAll = () => {
    for (const option of screen.getAllByRole("radio")) {
      const press = new MouseEvent("pointerdown", { bubbles: true });
      Object.assign(press, { pointerType: "touch" });
      const { stampOf, handlerDelayMs } = device.traits;
      Object.defineProperty(press, "timeStamp", {
        value: stampOf(device.onClock(device.time - handlerDelayMs)),
      });
      fireEvent(option, press);
      fireEvent.click(option);
    }
    fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  };
  return { device, kept, pass, answerAll, unmount };
}

it("a form records frames, stamps, clock and inputs of the device, without late frames", () => {
  const run = show({ frameMs: () => 1000 / 120, handlerDelayMs: 30 });
  run.pass(2000);
  run.answerAll();
  expect(run.kept[0]?.deviceFacts).toMatchObject({
    refreshHz: 120,
    frameMs: 8.3,
    lateFrames: null,
    stampClock: "page",
    stampDelayMs: 30,
    clockStepMs: 0.1,
    inputs: ["touch"],
  });
});

it("a form that is answered at once does not wait for the measurement of frames and clock", () => {
  const run = show();
  run.answerAll();
  expect(run.kept[0]?.deviceFacts).toMatchObject({
    refreshHz: null,
    frameMs: null,
    clockStepMs: null,
    stampClock: "page",
  });
});

it("a form that the participant leaves stops its frames and timers", () => {
  const run = show();
  run.pass(240);
  run.unmount();
  expect([run.device.pending, jest.getTimerCount()]).toEqual([0, 0]);
});

it("a run of format 1 does not store the measurements of the device, because its record does not contain them", () => {
  const run = show({}, { format: undefined, person: undefined });
  run.answerAll();
  expect(run.kept[0]).not.toHaveProperty("deviceFacts");
});
