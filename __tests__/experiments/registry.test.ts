/** @jest-environment node */
import { appFrames, appWords } from "@/experiments/app-texts";
import { APPS } from "@/experiments/registry";
import { INKS, parameters } from "@/experiments/stroop/parameters";

it("a text that names a parameter which the app does not have stops the build", () => {
  const changeable: { methods: { en: string } } = APPS.stroop.words.brief;
  const { methods } = changeable;
  changeable.methods = { ...methods, en: "{cueMs} ms" };
  try {
    expect(() => appWords("stroop", "en")).toThrow("No value for {cueMs}");
  } finally {
    changeable.methods = methods;
  }
});

describe("the parameters of the Stroop", () => {
  it("divide: half congruent, each ink equally often", () => {
    expect(parameters.trials % 2).toBe(0);
    expect(parameters.trials % INKS.length).toBe(0);
  });

  it("give each ink one key", () => {
    expect(Object.values(parameters.keys).sort()).toEqual([...INKS].sort());
    for (const key of Object.keys(parameters.keys)) expect(key).toMatch(/^[a-z]$/);
  });

  it("set the figure and the methods paragraph", () => {
    const changeable: { fixationMs: number } = parameters;
    const { fixationMs } = parameters;
    changeable.fixationMs = 654;
    try {
      const [fixation] = appFrames("stroop", "en");
      expect(fixation?.timing).toEqual({ kind: "duration", ms: 654 });
      expect(appWords("stroop", "en").brief.methods).toMatch(/654\sms/);
      expect(appWords("stroop", "fr").brief.methods).toMatch(/654\sms/);
    } finally {
      changeable.fixationMs = fixationMs;
    }
  });
});
