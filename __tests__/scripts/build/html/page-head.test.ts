/** @jest-environment node */

import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { fontsInBody } from "@/scripts/build/html/fonts-in-body";
import { HtmlPage } from "@/scripts/build/html/html-page";
import { inlineStyles } from "@/scripts/build/html/inline-styles";
import { readSite } from "@/scripts/build/html/pages";

it.each(["", "/repo"])(
  "the build inserts the style sheets of a page as one element, in the order of their links (site published at %j)",
  (base) => {
    const out = temporaryFolder({
      "index.html": `<head><link rel="stylesheet" href="${base}/a.css" data-precedence="next"/><link rel="stylesheet" href="${base}/b.css"/><link rel="preload" as="style" href="${base}/error.css"/></head>`,
      "a.css": "a{}",
      "b.css": "b{content:'$&'}",
    });
    const site = readSite(out, base);
    inlineStyles(site);
    expect(site.pages[0]?.html).toBe(
      `<head><style>a{}b{content:'$&'}</style><link disabled="" rel="stylesheet" href="${base}/a.css" data-precedence="next"/><link disabled="" rel="stylesheet" href="${base}/b.css"/></head>`,
    );
  },
);

it("the build preloads fonts from the beginning of the body; in the head, a preload may delay the first paint", () => {
  const text = `<link rel="preload" href="/text.woff2" as="font" crossorigin=""/>`;
  const data = `<link rel="preload" href="/data.woff2" as="font" crossorigin=""/>`;
  const other = `<link rel="preload" href="/a.avif" as="image"/>`;
  const page = new HtmlPage(
    "index.html",
    `<head>${text}<title>A</title>${other}${data}</head><body class="b"><p>Hi</p></body>`,
  );
  fontsInBody({ out: "", base: "", pages: [page] });
  expect(page.html).toBe(
    `<head><title>A</title>${other}</head><body class="b">${text}${data}<p>Hi</p></body>`,
  );
});
