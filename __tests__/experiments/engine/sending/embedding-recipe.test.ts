/** @jest-environment node */
import { readFileSync } from "node:fs";
import vm from "node:vm";

const [, RECIPE = ""] =
  /### Qualtrics[\s\S]*?```js\n([\s\S]*?)```/.exec(readFileSync("docs/embedding.md", "utf8")) ?? [];

/** Runs the documented recipe on a simulated Qualtrics page. Then a result of two parts is posted to the page twice. */
async function onPage(calls: Record<string, (name: string, value: string) => unknown>) {
  const listeners: ((event: object) => unknown)[] = [];
  const said = { textContent: "" };
  const question = { pressed: 0, clickNextButton: () => (question.pressed += 1) };
  vm.runInNewContext(RECIPE, {
    Qualtrics: {
      SurveyEngine: { ...calls, addOnload: (run: () => void) => run.call(question) },
    },
    addEventListener: (_: string, listen: (event: object) => unknown) => listeners.push(listen),
    document: { getElementById: () => said },
  });
  const part = (number: number) => ({ type: "protocole.result", part: number, parts: 2 });
  for (const number of [1, 2, 1, 2])
    for (const listen of listeners)
      await listen({ origin: "https://protocole.example", data: part(number) });
  return { pressed: question.pressed, said: said.textContent };
}

it.each(["the older page", "the newer page"])(
  "the recipe for Qualtrics stores each part of a result on %s, and presses Next once",
  async (page) => {
    const fields = new Map<string, string>();
    const { pressed, said } = await onPage(
      page === "the older page"
        ? { setEmbeddedData: (name, value) => fields.set(name, value) }
        : {
            setEmbeddedData: () => undefined,
            setJSEmbeddedData: async (name, value) => fields.set(`__js_${name}`, value),
          },
    );
    const prefix = page === "the older page" ? "" : "__js_";
    expect([...fields.keys()]).toEqual([`${prefix}protocole_1`, `${prefix}protocole_2`]);
    expect({ pressed, said }).toEqual({ pressed: 1, said: "" });
  },
);

it("the recipe for Qualtrics displays a message instead of pressing Next if the data cannot be stored", async () => {
  const refuse = () => {
    throw new TypeError("not a function of this page");
  };
  const { pressed, said } = await onPage({ setEmbeddedData: refuse, setJSEmbeddedData: refuse });
  expect(pressed).toBe(0);
  expect(said).toContain("could not be kept");
});
