/** @jest-environment node */
import { checkStructure } from "@/scripts/check-structure.mjs";

/** Returns the violations in one file, with other files beside it. */
const check = (path: string, text: string, ...others: string[]) =>
  checkStructure([{ path, text }, ...others.map((other) => ({ path: other, text: "" }))]);

describe("browser code", () => {
  it("has its name and its directive together", () => {
    expect(check("components/ui/tab.tsx", '"use client";\n')[0]).toMatch(
      /^components\/ui\/tab\.tsx:1 {2}.*\.client\.tsx/,
    );
    expect(check("components/ui/tab.client.tsx", "export {};\n")[0]).toMatch(/"use client"/);
    expect(check("components/ui/tab.client.tsx", '// why\n"use client";\n')).toEqual([]);
    expect(check("components/ui/tab.tsx", '// never "use client" here\n')).toEqual([]);
  });

  it("may be in the files that Next names", () => {
    expect(check("app/(en)/error.tsx", '"use client";\n')).toEqual([]);
    expect(check("app/global-error.tsx", '"use client";\n')).toEqual([]);
    expect(check("components/error.tsx", '"use client";\n')).toHaveLength(1);
  });
});

describe("names", () => {
  it.each([
    "components/ui/TabList.tsx",
    "components/ui/tab_list.tsx",
    "components/UI/tab.tsx",
    "experiments/stroop/reCompute.py",
  ])("%s is refused", (path) => {
    expect(check(path, "")[0]).toMatch(/kebab-case/);
  });

  it.each([
    "app/(fr)/fr/(gray-footer)/study/page.tsx",
    "app/[...slug]/page.tsx",
    "app/.well-known/security.txt/route.ts",
    "components/ui/tab-list.client.tsx",
    "experiments/stroop/recompute.R",
    "experiments/README.md",
    "__tests__/scripts/serve.test.ts",
  ])("%s is fine", (path) => {
    expect(check(path, path.includes(".client") ? '"use client"' : "")).toEqual([]);
  });

  it("are never index", () => {
    expect(check("components/ui/index.ts", "")[0]).toMatch(/no index files/);
  });
});

describe("route files", () => {
  const PAGE = `import { AboutPage } from "@/components/features/about/about-page";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata("about", "en");

export default function Page(): React.ReactElement<{ optional?: string }> {
  return <AboutPage locale="en" />;
}
`;

  it("that only wire are fine", () => {
    expect(check("app/about/page.tsx", PAGE)).toEqual([]);
    expect(check("app/layout.tsx", "<html><body>{children}</body></html>")).toEqual([]);
  });

  it("are short", () => {
    expect(check("app/about/page.tsx", PAGE + "export {};\n".repeat(8))[0]).toMatch(
      /page\.tsx:16 {2}.*at most 15/,
    );
    expect(check("app/layout.tsx", "export {};\n".repeat(40))).toEqual([]);
  });

  it("hold no words", () => {
    expect(check("app/page.tsx", "<main>\n  <h1>Bonjour</h1>\n</main>")[0]).toMatch(
      /:2 {2}.*words/,
    );
    expect(check("app/page.tsx", "<main>\n  Été\n</main>")).toHaveLength(1);
  });

  it.each(["if (a) {}", "a && b", "a ?? b", "a ? b : c", "switch (a) {}"])(
    "hold no condition such as %s",
    (condition) => {
      expect(check("app/layout.tsx", `\n${condition}`)[0]).toMatch(/layout\.tsx:2 {2}.*condition/);
    },
  );

  it("may hold such characters in strings and comments", () => {
    expect(check("app/page.tsx", 'const a = "b && c"; // if (d) e ? f : g')).toEqual([]);
  });
});

describe("colours", () => {
  it.each([
    ["components/a.css", "a { color: #fff; }"],
    ["components/a.css", "a { background: red }"],
    ["components/a.css", "a { border: 1px solid rgb(0 0 0 / 50%); }"],
    ["components/a.css", "a { --own: oklch(50% 0.1 20); }"],
    ["components/a.tsx", '<path fill="#0a0b0c" />'],
    ["components/a.tsx", '<path fill="red" />'],
    ["components/a.tsx", 'const ink = "hsl(0 0% 0%)";'],
  ])("are refused in %s: %s", (path, text) => {
    expect(check(path, `\n${text}`)[0]).toMatch(/:2 {2}raw colour/);
  });

  it.each([
    ["components/shell/styles/tokens.css", ":root { --ink: #111; }"],
    ["components/a.css", "a { color: var(--red); background: transparent; fill: currentColor; }"],
    ["components/a.css", "@media (forced-colors: active) { a { color: CanvasText; } }"],
    ["components/a.css", "/* #fff, red */ #fade:hover { background: url(red.svg); }"],
    ["components/a.css", '.red { animation-name: blue; content: "red"; grid-area: tan; }'],
    ["components/a.css", "a { color: color-mix(in oklch, var(--ink) 50%, transparent); }"],
    ["components/a.tsx", '<a href="#fade">{red}</a>'],
    ["components/a.tsx", '<path fill="none" stroke="currentColor" className="red" />'],
  ])("are fine in %s: %s", (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});

describe("styles", () => {
  it("of a component stand beside it", () => {
    const css = "components/ui/tab.module.css";
    expect(check(css, "")[0]).toMatch(/no component tab\.tsx/);
    expect(check(css, "", "components/ui/tab.tsx")).toEqual([]);
    expect(
      checkStructure([
        { path: css, text: "" },
        { path: "components/ui/tab.client.tsx", text: '"use client"' },
      ]),
    ).toEqual([]);
  });

  it("are never in an attribute", () => {
    expect(check("components/a.tsx", "<p\n  style={{ top: 0 }}\n/>")[0]).toMatch(/:2 {2}.*Policy/);
    expect(check("components/a.tsx", "<p className={style.top} /> // style={x}")).toEqual([]);
  });
});
