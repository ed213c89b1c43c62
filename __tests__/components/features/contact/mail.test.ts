/** @jest-environment node */
import {
  emlText,
  fileNameParameters,
  headerText,
  type WrittenMail,
} from "@/components/features/contact/eml";
import { LONGEST_MAIL_LINK, mailLink, mailText } from "@/components/features/contact/mail";

const HOSTILE = [
  "Léa Martin",
  "שלום \u202eabc",
  "👩🏽‍🔬".repeat(40),
  "<script>alert(1)</script>",
  'a "quoted", <bracketed> name; and (more)',
  "=?UTF-8?B?QmNj?=",
  "x".repeat(300),
  "a\r\nBcc: all@lab.example",
];

const decoded = (base64: string) => Buffer.from(base64, "base64").toString("utf8");

/**
 * Decodes the value of a header as mail programs do: decodes the encoded words and joins the decoded words (RFC 2047).
 */
const readHeader = (value: string) =>
  value
    .replace(/\?=\r\n =\?/g, "?==?")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => decoded(word));

it.each(HOSTILE)("a header encodes %j in short lines of ASCII characters", (text) => {
  const header = headerText(text);
  expect(readHeader(header)).toBe(text);
  for (const line of header.split("\r\n ")) {
    expect(line).toMatch(/^[\x20-\x7e]*$/);
    expect(line.length).toBeLessThanOrEqual(75);
  }
});

it("a header leaves plain ASCII text unchanged", () => {
  expect(headerText("A study: online, 60 people?")).toBe("A study: online, 60 people?");
});

it.each([...HOSTILE, "étude finale (v2).pdf", "it's 100%.json"])(
  "a mail program decodes the file name %j from its header parameters",
  (name) => {
    const parameters = fileNameParameters(name);
    const sections = parameters.split(";").map((part) => part.trim());
    const values = sections.map((section, index) => {
      expect(section.startsWith(`filename*${index}*=`)).toBe(true);
      expect(section.length).toBeLessThanOrEqual(75);
      return section.slice(section.indexOf("=") + 1);
    });
    expect(decodeURIComponent(values.join("").replace(/^UTF-8''/, ""))).toBe(name);
  },
);

const mail: WrittenMail = {
  from: { name: "Léa Martin", address: "lea@lab.example" },
  to: "bonjour@protocole.example",
  subject: "Une étude : en ligne",
  text: mailText("Bonjour,\n\nvoici l’étude 🧠.", [{ label: "Nom", value: "Léa Martin" }]),
  date: new Date("2026-11-21T08:05:09Z"),
  attachment: null,
};

/** Returns the headers of a message file keyed by name, with wrapped lines joined, and the body after the headers. */
function parsed(text: string) {
  const end = text.indexOf("\r\n\r\n");
  const lines = text.slice(0, end).split(/\r\n(?! )/);
  const headers = lines.map((line) => {
    const colon = line.indexOf(": ");
    return [line.slice(0, colon), line.slice(colon + 2)] as const;
  });
  return {
    names: headers.map(([name]) => name),
    headers: new Map(headers),
    body: text.slice(end + 4),
  };
}

it("mail programs can parse a message file", () => {
  const { headers, body } = parsed(emlText(mail));
  expect(headers.get("Date")).toBe("Sat, 21 Nov 2026 08:05:09 +0000");
  expect(readHeader(headers.get("From") ?? "")).toBe("Léa Martin\r\n <lea@lab.example>");
  expect(headers.get("To")).toBe("<bonjour@protocole.example>");
  expect(readHeader(headers.get("Subject") ?? "")).toBe("Une étude : en ligne");
  expect(headers.get("X-Unsent")).toBe("1");
  expect(decoded(body)).toBe("Bonjour,\r\n\r\nvoici l’étude 🧠.\r\n\r\n-- \r\nNom: Léa Martin\r\n");
});

it("every line of a message file ends with CRLF, is short and contains only ASCII characters", () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);
  const attachment = { name: "étude.pdf", type: "application/pdf", bytes };
  const text = emlText({ ...mail, text: "ö".repeat(9000), attachment });
  expect(text.replaceAll("\r\n", "")).toMatch(/^[\x20-\x7e]*$/);
  expect(Math.max(...text.split("\r\n").map(({ length }) => length))).toBeLessThanOrEqual(78);
});

it("a decoded attachment has the same bytes as the attached file", () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, index) => (index * 7) % 256);
  const text = emlText({ ...mail, attachment: { name: "a.pdf", type: "application/pdf", bytes } });
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1];
  const [, first = "", second = "", end] = text.split(`--${boundary}`);
  expect(decoded(parsed(first.slice(2)).body)).toContain("voici l’étude 🧠.");
  const part = parsed(second.slice(2));
  expect(part.headers.get("Content-Type")).toBe("application/pdf");
  expect(new Uint8Array(Buffer.from(part.body, "base64"))).toEqual(bytes);
  expect(end).toBe("--\r\n");
});

it.each(HOSTILE)("the visitor's name %j cannot add a header", (name) => {
  const { names } = parsed(emlText({ ...mail, from: { ...mail.from, name }, subject: name }));
  expect(names).toEqual([
    "Date",
    "From",
    "To",
    "Subject",
    "X-Unsent",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
  ]);
});

describe("the e-mail link", () => {
  const link = (text: string) =>
    mailLink("a+b@c.example", { subject: "A & B?", text, goesOn: "[goes on]" });

  it("contains the subject and the text of the message, including special characters", () => {
    const { href, isWhole } = link("50 % & more\r\n#1 🧠");
    const url = new URL(href);
    expect(isWhole).toBe(true);
    expect(decodeURIComponent(url.pathname)).toBe("a+b@c.example");
    expect(decodeURIComponent(url.search)).toBe("?subject=A & B?&body=50 % & more\r\n#1 🧠");
  });

  it.each(["a", "é", "🧠", "\r\n"])(
    "is shortened after a complete character if the text contains many %j",
    (sign) => {
      const { href, isWhole } = link(sign.repeat(2000));
      expect(isWhole).toBe(false);
      expect(href.length).toBeLessThanOrEqual(LONGEST_MAIL_LINK);
      expect(href.length).toBeGreaterThan(LONGEST_MAIL_LINK - 13);
      expect(decodeURIComponent(href).endsWith("[goes on]")).toBe(true);
    },
  );
});
