/** @jest-environment node */
import { costPerPage } from "@/scripts/bench/site/build-growth.mjs";
import { withPlainPictures } from "@/scripts/bench/site/lazy-pictures.mjs";
import { reportFigures } from "@/scripts/bench/site/lighthouse.mjs";
import { limitPage } from "@/scripts/bench/site/limit.mjs";
import { blockingTime } from "@/scripts/bench/site/observe.mjs";
import { parseOptions } from "@/scripts/bench/site/options.mjs";
import { putBetweenMarks } from "@/scripts/bench/site/report.mjs";
import { rotated } from "@/scripts/bench/site/rounds.mjs";
import { summarise, summariseAll } from "@/scripts/bench/site/statistics.mjs";
import { stylesOf } from "@/scripts/bench/site/stylesheets.mjs";
import { bytesByKind } from "@/scripts/bench/site/wire.mjs";

describe("the limit of a page", () => {
  const limit = (html: string) =>
    limitPage(html, () => "@font-face{src:url(../media/a.woff2)}p{background:url(data:x)}");

  it("has no scripts and nothing that fetches them, but keeps data", () => {
    const page = `<head><link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script>1</script></head><body><script type="application/ld+json">{}</script><p>Hi</p><script src="/a.js" async=""></script></body>`;
    expect(limit(page)).toBe(
      `<head></head><body><script type="application/ld+json">{}</script><p>Hi</p></body>`,
    );
  });

  it("holds its styles, with addresses that do not depend on where they stood", () => {
    expect(limit(`<link rel="stylesheet" href="/_next/static/css/a.css"/>`)).toBe(
      "<style>@font-face{src:url(/_next/static/media/a.woff2)}p{background:url(data:x)}</style>",
    );
  });

  it("keeps fonts and pictures, and leaves the policy out", () => {
    const kept = `<link rel="preload" href="/a.woff2" as="font"/><link rel="preload" href="/a.avif" as="image"/>`;
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
    expect(limit(policy + kept)).toBe(kept);
  });

  it("shows the pictures that a script would fetch late", () => {
    const late = `<picture><img data-state="waiting" src="data:image/gif;base64,R0lG" alt="A"/></picture><noscript><picture><source type="image/avif" srcSet="/a.avif"/><img class="b" src="/a.webp" alt="A"/></picture></noscript>`;
    expect(withPlainPictures(late)).toBe(
      `<picture><source type="image/avif" srcSet="/a.avif"/><img loading="lazy" decoding="async" class="b" src="/a.webp" alt="A"/></picture>`,
    );
    expect(withPlainPictures("<noscript>Words</noscript>")).toBe("<noscript>Words</noscript>");
  });
});

describe("the styles of a page", () => {
  it("are found whether they are linked to or in it", () => {
    const page = `<style>a{}</style><link rel="stylesheet" href="/x/b.css"/>`;
    expect(stylesOf(page, (address) => `/* ${address} */`)).toEqual([
      { css: "a{}", href: "/" },
      { css: "/* /x/b.css */", href: "/x/b.css" },
    ]);
  });
});

describe("figures", () => {
  it("are a median with its deviation and the best value", () => {
    expect(summarise([10, 14, 11, 100])).toEqual({
      median: 12.5,
      mad: 2,
      best: 10,
      values: [10, 14, 11, 100],
    });
  });

  it("leave out what was not measured", () => {
    expect(summariseAll([{ fcp: null, lcp: 4 }, { lcp: 6 }])).toEqual({
      lcp: { median: 5, mad: 1, best: 4, values: [4, 6] },
    });
  });

  it("count as blocking what a task takes above 50 ms after the first paint", () => {
    const longTasks = [
      { start: 0, duration: 90 },
      { start: 50, duration: 100 },
      { start: 200, duration: 80 },
    ];
    expect(blockingTime({ fcp: 80, longTasks })).toBe(50);
  });

  it("sum bytes by kind", () => {
    const sent = [
      { kind: "js", bytes: 1500 },
      { kind: "html", bytes: 500 },
    ] as const;
    expect(bytesByKind(sent, "all")).toMatchObject({
      "all-js": 1.5,
      "all-img": 0,
      "all-total": 2,
      "all-requests": 2,
    });
  });

  it("tell what an added page costs from step to step", () => {
    const builds = [
      { pages: 0, cpuSeconds: 10 },
      { pages: 100, cpuSeconds: 12 },
      { pages: 300, cpuSeconds: 17 },
    ];
    expect(costPerPage(builds)).toEqual([20, 25]);
  });
});

describe("a Lighthouse report", () => {
  const categories = {
    accessibility: { score: 0.93, auditRefs: [{ id: "meta-viewport", weight: 10 }] },
  };

  it("counts accessibility as full where only meta-viewport fails", () => {
    const audits = { "meta-viewport": { id: "meta-viewport", score: 0 } };
    const { figures, failed } = reportFigures({ audits, categories });
    expect(figures).toMatchObject({ accessibility: 93, "accessibility-otherwise": 100 });
    expect(failed).toEqual(["meta-viewport"]);
  });
});

describe("a run", () => {
  it("begins with another variant in each round", () => {
    expect([0, 1, 2].map((round) => rotated(["a", "b"], round)[0])).toEqual(["a", "b", "a"]);
  });

  it("goes into the documentation only as a whole and on a calm machine", () => {
    expect(parseOptions([]).isFull).toBe(true);
    expect(parseOptions(["--only=load"]).isFull).toBe(false);
    expect(parseOptions(["--anyway"]).isFull).toBe(false);
  });

  it("refuses what it does not know", () => {
    expect(() => parseOptions(["--only=speed"])).toThrow("does not know");
    expect(() => parseOptions(["--rounds=0"])).toThrow("above 0");
  });

  it("puts its tables between two marks", () => {
    const page = "a\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nb";
    expect(putBetweenMarks(page, "new")).toBe(
      "a\n<!-- bench:begin -->\n\nnew\n\n<!-- bench:end -->\nb",
    );
  });
});
