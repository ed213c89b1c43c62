/** @jest-environment node */
import { GET } from "@/app/.well-known/security.txt/route";
import { securityText } from "@/components/shell/metadata/security-contact";
import { organisation } from "@/content/organisation";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-11-21T10:30:00Z");

/** Returns the fields of a security.txt file keyed by name, each with the list of its values (RFC 9116). */
function fieldsOf(text: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const line of text.split(/\r?\n/)) {
    if (line === "" || line.startsWith("#")) continue;
    const [, name = "", value = ""] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    if (name === "") throw new Error(`No field: ${line}`);
    fields[name] = [...(fields[name] ?? []), value];
  }
  return fields;
}

describe("security.txt", () => {
  const fields = fieldsOf(securityText(NOW));

  it("contains the two fields that RFC 9116 requires, and every other field at most once", () => {
    expect(fields.Contact?.length).toBeGreaterThanOrEqual(1);
    for (const name of ["Expires", "Preferred-Languages", "Canonical"])
      expect(fields[name]).toHaveLength(1);
  });

  it("contains the e-mail address of the organisation as a URI", () => {
    expect(fields.Contact).toEqual([`mailto:${organisation.email}`]);
  });

  it.each([NOW, new Date("2028-02-29T23:59:59Z"), new Date("2026-12-31T00:00:00Z")])(
    "built at %p expires in the future, within one year, at a time in the format of RFC 3339",
    (now) => {
      const [expires = ""] = fieldsOf(securityText(now)).Expires ?? [];
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );

  it("contains the URL of the file itself and the accepted languages", () => {
    const [canonical = ""] = fields.Canonical ?? [];
    expect(canonical).toMatch(/^https:\/\//);
    expect(new URL(canonical).pathname).toBe("/.well-known/security.txt");
    expect(fields["Preferred-Languages"]).toEqual(["en, fr"]);
  });

  it("ends with a line break, because RFC 9116 requires a line break after each line", () => {
    expect(securityText(NOW)).toMatch(/[^\n]\n$/);
  });

  it("is served as plain text in UTF-8", async () => {
    const response = GET();
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toContain(`Contact: mailto:${organisation.email}\n`);
  });
});
