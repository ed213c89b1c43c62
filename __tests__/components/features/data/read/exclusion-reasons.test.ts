import { LOCALES } from "@/lib/routes";
import { DOCUMENT } from "./made-findings";
import { partsIn, plain } from "./shown";

describe.each(LOCALES)("the reason why a participant is excluded (%s)", (locale) => {
  const isEnglish = locale === "en";
  const { plan } = DOCUMENT.content;
  if (!plan) throw new Error("No plan");
  const exclude = [
    { flag: "tooSoon" as const, abovePercent: 0.4 },
    { flag: "hidden" as const, abovePercent: 10 },
    { flag: "accuracyBelow" as const, percent: 62.5 },
  ];
  const { names } = partsIn(locale, { ...DOCUMENT.content, plan: { ...plan, exclude } });
  const reasons = exclude.map((_, index) =>
    plain(names.reason({ aside: "excluded", detail: String(index) })),
  );

  it("states the limit of the rule with its decimals", () => {
    expect(reasons[0]).toContain(isEnglish ? "more than 0.4% of" : "plus de 0,4 % des");
    expect(reasons[2]).toContain(isEnglish ? "below 62.5%" : "moins de 62,5 % de");
  });

  it("states a whole limit without decimals", () => {
    expect(reasons[1]).toContain(isEnglish ? "more than 10% of" : "plus de 10 % des");
  });
});
