/** @jest-environment node */
import { post } from "@/experiments/engine/sending/sending";

/** A connection of 256 kbit/s, in bytes per ms. */
const SLOW = 32;

it.each([1, 4])(
  "a record of a long task has enough time on a slow connection that %i such records share",
  async (count) => {
    const body = "1".repeat(1_350_000);
    const limits: number[] = [];
    jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return new AbortController().signal;
    });
    globalThis.fetch = async () => new Response("{}");
    await post({ kind: "endpoint", url: "https://data.lab.example/sessions" }, body, "");
    expect(Math.min(...limits)).toBeGreaterThan((body.length * count) / SLOW);
  },
);
