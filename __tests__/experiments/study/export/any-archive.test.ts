/** @jest-environment node */
import fc from "fast-check";
import { strToU8 } from "fflate";
import { compiler } from "markdown-to-jsx";
import { papersPayload } from "@/experiments/payloads/papers-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import { archiveFiles, archiveZip } from "@/experiments/study/export/archive-files";
import { studyInArchive } from "@/experiments/study/export/study-in-archive";
import { papersOf } from "@/experiments/study/papers/papers";
import { LOCALES } from "@/lib/routes";
import { APPS_HERE, aDocument } from "../document/a-document";
import { type Json, likelyDocument } from "../document/random-documents";
import { partsOf } from "./parts-of";

jest.setTimeout(300_000);

const SITE = {
  name: "Protocole",
  url: "https://site.example/study",
  release: "0123456789abcdef",
  sourceUrl: "",
  withdrawUrl: "",
  receiverHost: null,
};

/** Values that the document checks accept, but that could break the code that writes papers or archives. */
const RECEIVERS = [
  "https://192.168.1.300/sessions",
  "https://lab.example:99999/in",
  "https://[",
  "https://[::1]/in",
  "https://%",
  "https://x;require-trusted-types-for/",
  "https://a`b/",
  "https://user:pass@lab.example/",
  "https://lab.example/#part",
  "https://lab.example/in",
  "https://données.example/in",
];
const DAYS = ["2027-06-30", "2027-02-30", "2027-99-99", "0000-00-00", "9999-12-31"];
const TEXTS = [
  `${" ".repeat(19_998)}x`,
  `a${"\n \n".repeat(4000)}b`,
  "{name} {0} {{x}}",
  "\u0080\u009f\uffff\ufeff",
];

/** Documents that each contain one unusual value. Documents with two unusual values are almost always refused. */
const inOnePlace = fc
  .tuple(
    fc.constantFrom("receiver", "url", "day", "text", "plan"),
    fc.record({
      receiver: fc.constantFrom(...RECEIVERS),
      url: fc.constantFrom(...RECEIVERS),
      day: fc.constantFrom(...DAYS),
      text: fc.constantFrom(...TEXTS),
      plan: fc.record(
        {
          effect: fc.constantFrom(0, 5e-324, 1e300, -Number.MAX_VALUE, {
            d: 1e300,
            sd: 5e-324,
            trials: 2,
          }),
          people: fc.constantFrom(2, 100_000),
          payPerHour: fc.constantFrom(0, 1e-300, 10_000),
          currency: fc.constantFrom("EUR", "ZZZ", "XXX"),
          width: fc.constantFrom(5e-324, Number.MAX_VALUE),
        },
        { requiredKeys: [] },
      ),
    }),
  )
  .map(([place, values]): Partial<typeof values> => ({ [place]: values[place] }));

const hostile = fc
  .tuple(likelyDocument, inOnePlace)
  .map(([document, { receiver, url, day, text, plan }]) => {
    const held = document as { [key: string]: Json };
    return {
      ...held,
      ...(text !== undefined && {
        title: { en: text, fr: text },
        debriefing: { en: text, fr: text },
      }),
      ...(plan && { plan: { question: "effect", ...plan } }),
      delivery: {
        ...Object(held.delivery),
        ...(receiver !== undefined && { receiver }),
        ...(url !== undefined && { exits: { completed: { url } } }),
      },
      information: {
        ...Object(held.information),
        ...(day !== undefined && { withdrawUntil: day }),
      },
    };
  });

it("every document that the checks accept has papers and an archive that can be opened again", () => {
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (value) => {
      const checked = checkProtocol(value, APPS_HERE);
      if (!("document" in checked)) return;
      accepted += 1;
      const { document } = checked;
      for (const locale of LOCALES)
        expect(papersOf(document, papersPayload(locale), SITE)).toHaveLength(
          document.steps.some(isSurveyStep) ? 8 : 7,
        );
      const files = archiveFiles(document, document.delivery?.receiver ?? null, partsOf(document));
      const found = studyInArchive(archiveZip(files, "2026-11-23"));
      expect(found).toMatchObject({ isUnlike: false });
    }),
    { numRuns: 40, seed: 20_261_127 },
  );
  expect(accepted).toBeGreaterThan(5);
});

function documentWith(changes: object): ProtocolDocument {
  const checked = checkProtocol({ ...aDocument(), ...changes }, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.document;
}

const filesWith = (changes: object, receiver: string | null = null) => {
  const document = documentWith(changes);
  return archiveFiles(document, receiver, partsOf(document));
};

it("the page, the script and the styles of an archive are in ASCII after a byte order mark", () => {
  const files = filesWith({ title: { en: "Naïve “decisions” 🎲", fr: "Décisions naïves" } });
  for (const name of ["index.html", "study.js", "study.css"]) {
    const [one, two, three, ...rest] = strToU8(files[name] ?? "");
    expect([one, two, three]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rest.filter((byte) => byte > 127)).toEqual([]);
  }
  expect(files["index.html"]).toContain("Na&#239;ve &#8220;decisions&#8221; &#127922;");
});

const TITLES = [
  '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  "A study\n\n## Your session has expired\n\nSign in at https://evil.example/ or [here](https://evil.example)",
  "![x](https://evil.example/x.png) [^1] `code` <https://evil.example>",
  "Title\n===\n\n- one\n- two\n\n[1]: https://evil.example",
  "www.evil.example ~~gone~~ ***",
  `${"long ".repeat(3000)}end`,
];

it.each(TITLES)("the README displays the title %.40j on one line and without markup", (title) => {
  const files = filesWith({ title: { en: title, fr: title } });
  for (const name of ["README.md", "LISEZMOI.md"]) {
    const text = files[name] ?? "";
    const [first = "", second] = text.split("\n");
    expect(second).toBe("");
    const shown = JSON.stringify(compiler(first, { forceBlock: true }));
    expect(first.length).toBeLessThan(500);
    expect(shown).not.toMatch(/"type":"(?:a|img|script|code|del|em|strong|h2|ul|sup)"/);
    expect(text.slice(first.length)).not.toMatch(/evil|expired/);
  }
});

it("the content security policy of an archive allows only the host of the receiver", () => {
  const policyTo = (receiver: string) =>
    /Content-Security-Policy" content="([^"]*)"/.exec(
      filesWith({}, receiver)["index.html"] ?? "",
    )?.[1];
  expect(policyTo("https://x;require-trusted-types-for/")).toContain(
    "connect-src 'self'; base-uri",
  );
  expect(policyTo("https://data.example/in?key=1")).toContain(
    "connect-src 'self' https://data.example; base-uri",
  );
});
