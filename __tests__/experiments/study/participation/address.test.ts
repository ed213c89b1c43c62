/** @jest-environment node */
import { noteEvent } from "@/experiments/engine/session/address-notes";
import { linkHash } from "@/experiments/study/document/link";
import { askedOf, personOf } from "@/experiments/study/participation/read-address";
import { aDocument } from "../document/a-document";

/** A placeholder of Qualtrics (piped text) that was not replaced by a value. */
const QUALTRICS = "$".concat("{e://Field/id}");

const LINK = linkHash(aDocument());

/**
 * Reads the URL of a study with one identifier and two conditions. Returns the participant and the recorded events.
 */
function read(query: string, hash = LINK) {
  const document = { delivery: { ids: ["PROLIFIC_PID"] }, conditions: ["low", "high-load"] };
  const { ids, condition, notes } = personOf(new URLSearchParams(query), hash, document as never);
  return {
    id: ids.PROLIFIC_PID,
    condition,
    events: notes.map(noteEvent).map(({ what, detail }) => `${what} ${detail}`),
  };
}

const idOf = (value: string) => read(`PROLIFIC_PID=${value}`);

describe("an identifier in the URL", () => {
  it.each([
    ["letters and digits", "5a9d64f5c1", "5a9d64f5c1"],
    ["a leading zero", "007", "007"],
    ["an e-mail address", "anna.berg%40uni.example", "anna.berg@uni.example"],
    ["a dot", "S.01", "S.01"],
    ["an accent", "Zo%C3%A9", "Zoé"],
    ["a space within it", "Anna%20Berg", "Anna Berg"],
    ["Greek letters", "%CE%B1%CE%B2", "αβ"],
    ["a spreadsheet formula", "%3D1%2B1", "=1+1"],
    ["254 characters", "a".repeat(254), "a".repeat(254)],
  ])("is used unchanged if it contains %s", (_, value, kept) => {
    expect(idOf(value)).toEqual({ id: kept, condition: null, events: [] });
  });

  it.each([
    ["a space at its end", "PROLIFIC_PID=5a9d%20", "5a9d", "5a9d "],
    ["no-break spaces around it", "PROLIFIC_PID=%C2%A05a9d%E2%80%AF", "5a9d", "\u00a05a9d\u202f"],
    ["a byte order mark", "PROLIFIC_PID=%EF%BB%BF5a9d", "5a9d", "\\u{feff}5a9d"],
    ["a zero-width space in it", "PROLIFIC_PID=5a%E2%80%8B9d", "5a9d", "5a\\u{200b}9d"],
    ["a direction mark", "PROLIFIC_PID=%E2%80%AE5a9d", "5a9d", "\\u{202e}5a9d"],
    ["a line break at its end", "PROLIFIC_PID=5a9d%0D%0A", "5a9d", "5a9d\\u{000d}\\u{000a}"],
    ["an accent of two characters", "PROLIFIC_PID=Zoe%CC%81", "Zoé", "Zoe\u0301"],
    [
      "double encoding",
      "PROLIFIC_PID=anna%2540uni.example",
      "anna@uni.example",
      "anna%40uni.example",
    ],
    [
      "a plus that was not encoded",
      "PROLIFIC_PID=anna+b@uni.example",
      "anna+b@uni.example",
      "anna b@uni.example",
    ],
    ["a name in another case", "prolific_pid=5a9d", "5a9d", "5a9d"],
    ["a name with other separators", "prolific-pid=5a9d", "5a9d", "5a9d"],
    ["&amp; before its name", "condition=low&amp;PROLIFIC_PID=5a9d", "5a9d", "5a9d"],
    ["a space before its name", "%20PROLIFIC_PID=5a9d", "5a9d", "5a9d"],
    ["the brackets of a list after its name", "PROLIFIC_PID[]=5a9d", "5a9d", "5a9d"],
    ["a list index after its name", "PROLIFIC_PID%5B0%5D=5a9d", "5a9d", "5a9d"],
  ])("is repaired if it has %s, and the data contain the original", (_, query, kept, came) => {
    const { id, events } = read(query);
    expect(id).toBe(kept);
    expect(events).toEqual([`id_repaired PROLIFIC_PID: came "${came}"; used "${kept}"`]);
  });

  it.each([
    ["a second question mark", "condition=low?PROLIFIC_PID=5a9d"],
    ["an encoded separator", "condition=low%26PROLIFIC_PID=5a9d"],
    ["an encoded &amp;", "condition=low%26amp%3BPROLIFIC_PID=5a9d"],
  ])("is found after %s, together with the condition before the identifier", (_, query) => {
    expect(read(query)).toEqual({ id: "5a9d", condition: "low", events: [] });
  });

  it.each([
    ["a query after a document", "", `${LINK}?PROLIFIC_PID=5a9d`],
    ["the document", "", `${LINK}&PROLIFIC_PID=5a9d`],
    ["an encoded document", `PROLIFIC_PID=5a9d%23p=${LINK.slice(3)}`, ""],
  ])("is found together with %s", (_, query, hash) => {
    expect(read(query, hash).id).toBe("5a9d");
  });

  it.each([
    ["{{%PROLIFIC_PID%}}", "placeholder"],
    ["ID-{{%PROLIFIC_PID%}}", "placeholder"],
    [QUALTRICS, "placeholder"],
    ["%SURVEY_CODE%", "placeholder"],
    ["[ID]", "placeholder"],
    ["{id}", "placeholder"],
    ["<id>", "placeholder"],
    ["[[PID]]", "placeholder"],
    ["*|EMAIL|*", "placeholder"],
    ["undefined", "placeholder"],
    ["null", "placeholder"],
    ["NULL", "placeholder"],
    ["[object Object]", "placeholder"],
    ["PROLIFIC_PID", "placeholder"],
    ["", "empty"],
    ["  ", "empty"],
    ["…", "empty"],
    ["ab\ncd", "unreadable"],
    ["ab\u0000cd", "unreadable"],
    ["Zo\ufffd", "unreadable"],
    ["a".repeat(255), "too long"],
    ["a".repeat(100_000), "too long"],
    // A search whose time grows with the square of the length would take minutes for this value.
    ["%".repeat(1_000_000), "too long"],
  ])("is not used as %j, and the data record the reason", (value, why) => {
    const { id, events } = idOf(encodeURIComponent(value));
    expect(id).toBeNull();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatch(/^id_missing PROLIFIC_PID: came ".*"; not used, /);
    expect(events[0]).toMatch(new RegExp(`, ${why}$`));
    expect(events[0]?.length).toBeLessThan(300);
    expect(events[0]).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it("is recognised as a placeholder even if it is encoded", () => {
    expect(idOf("%257B%257B%2525PROLIFIC_PID%2525%257D%257D").events[0]).toMatch(/placeholder$/);
  });

  it("is recorded as missing, with the names of all parameters in the URL", () => {
    expect(read("PID=5a9d&q=1").events).toEqual([
      'id_missing PROLIFIC_PID: the address has "PID", "q"; not used, absent',
    ]);
    expect(read("").events).toEqual([
      "id_missing PROLIFIC_PID: the address has nothing; not used, absent",
    ]);
  });

  it("is the first value if a URL contains two different values, and the data record both values", () => {
    expect(read("PROLIFIC_PID=a1&PROLIFIC_PID=b2")).toMatchObject({
      id: "a1",
      events: ['id_conflict PROLIFIC_PID: came "a1", "b2"; used "a1"'],
    });
    expect(read("prolific_pid=b2&PROLIFIC_PID=a1").id).toBe("a1");
    expect(read("PROLIFIC_PID=a1&PROLIFIC_PID=a1")).toMatchObject({ id: "a1", events: [] });
    // Some survey services append the identifier to a URL but do not replace the placeholder in the URL.
    expect(read("PROLIFIC_PID={{%25PROLIFIC_PID%25}}&PROLIFIC_PID=a1")).toMatchObject({
      id: "a1",
      events: ['id_repaired PROLIFIC_PID: came "{{%PROLIFIC_PID%}}", "a1"; used "a1"'],
    });
  });
});

it("two identifiers whose names differ only in upper and lower case are read separately", () => {
  const document = { delivery: { ids: ["id", "ID"] } };
  const { ids, notes } = personOf(new URLSearchParams("id=a&ID=b"), "", document as never);
  expect(ids).toEqual({ id: "a", ID: "b" });
  expect(notes).toEqual([]);
});

describe("a condition in the URL", () => {
  const conditionOf = (query: string) => {
    const { condition, events } = read(`PROLIFIC_PID=x&${query}`);
    return { condition, events };
  };

  it("is used if the document has this condition, and is null if the URL has no condition", () => {
    expect(conditionOf("condition=low")).toEqual({ condition: "low", events: [] });
    expect(conditionOf("")).toEqual({ condition: null, events: [] });
  });

  it.each([
    ["condition=High-Load", "High-Load"],
    ["condition=high-load%20", "high-load "],
    ["condition=high%20load", "high load"],
    ["condition=HIGH_LOAD", "HIGH_LOAD"],
    ["Condition=high-load", "high-load"],
    ["condition[]=high-load", "high-load"],
    ["condition=high-load.", "high-load."],
    ["condition=%22high-load%22", '"high-load"'],
    ["condition=high-load)", "high-load)"],
  ])("is repaired if the query is %s, and the data record the original", (query, came) => {
    expect(conditionOf(query)).toEqual({
      condition: "high-load",
      events: [`condition_repaired condition: came "${came}"; used "high-load"`],
    });
  });

  it.each([
    ["condition=hihg", 'condition_unknown condition: came "hihg"; not used'],
    ["condition=", 'condition_unknown condition: came ""; not used, empty'],
    [
      `condition=${QUALTRICS}`,
      `condition_unknown condition: came "${QUALTRICS}"; not used, placeholder`,
    ],
    [
      "condition=low&condition=high-load",
      'condition_conflict condition: came "low", "high-load"; used "low"',
    ],
    [
      "condition=low&condition=hihg",
      'condition_conflict condition: came "low", "hihg"; used "low"',
    ],
  ])("is recorded as a problem if the query is %s", (query, event) => {
    expect(conditionOf(query).events).toEqual([event]);
  });

  it("is recorded as unknown if the study does not have conditions", () => {
    const { condition, notes } = personOf(new URLSearchParams("condition=a"), "", {});
    expect(condition).toBeNull();
    expect(notes).toMatchObject([{ what: "condition_unknown", came: ["a"] }]);
  });
});

describe("the study that a URL requests", () => {
  const asked = (query: string, hash = "") => askedOf(new URLSearchParams(query), hash);

  // A search whose time grows with the square of the length would take half an hour or more for these links.
  it.each([".", "%20", ")"])(
    "is reported as incomplete if a broken link contains %j a million times",
    (sign) => {
      expect(asked("", `#p=${sign.repeat(1_000_000)}a`)).toEqual({
        kind: "fault",
        fault: "cutOff",
      });
    },
  );

  it("is absent from a URL that contains fragments of &amp; 250,000 times", () => {
    const { events } = read(`q=${encodeURIComponent(`;${"amp;".repeat(250_000)}`)}`);
    expect(events).toEqual(['id_missing PROLIFIC_PID: the address has "q"; not used, absent']);
  });

  it.each([
    ["a query appended to its link", "", `${LINK}?PROLIFIC_PID=x`],
    ["a full stop after its link", "", `${LINK}.`],
    ["a space after its link", "", `${LINK}%20`],
    ["a bracket after its link", "", `${LINK})`],
    ["a space within its link", "", `${LINK.slice(0, 40)}%20${LINK.slice(40)}`],
    ["a soft hyphen within its link", "", `${LINK.slice(0, 40)}%C2%AD${LINK.slice(40)}`],
    [
      "the line break of an e-mail within its link",
      "",
      `${LINK.slice(0, 40)}=%0D%0A${LINK.slice(40)}`,
    ],
    ["an encoded dot in its link", "", LINK.replace(".", "%2E")],
    ["an encoded #", `PROLIFIC_PID=x%23p=${LINK.slice(3)}`, ""],
    ["&amp; before its link", `a=b&amp;p=${LINK.slice(3)}`, ""],
  ])("is read even from a URL with %s", (_, query, hash) => {
    expect(asked(query, hash)).toMatchObject({ kind: "text" });
  });

  it.each(["p=my-study?PROLIFIC_PID=x", "p=my-study%20", "p=My-Study", "a=b&amp;p=my-study"])(
    "is identified by its name in the query %s",
    (query) => {
      expect(asked(query)).toEqual({ kind: "name", name: "my-study" });
    },
  );
});
