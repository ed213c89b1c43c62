/** @jest-environment node */
import { withFontsInBody } from "../../scripts/build/html/fonts-in-body";

it("asks for the fonts first thing in the body, so that no browser holds its first paint for them", () => {
  const text = `<link rel="preload" href="/text.woff2" as="font" crossorigin=""/>`;
  const data = `<link rel="preload" href="/data.woff2" as="font" crossorigin=""/>`;
  const other = `<link rel="preload" href="/a.avif" as="image"/>`;
  expect(
    withFontsInBody(
      `<head>${text}<title>A</title>${other}${data}</head><body class="b"><p>Hi</p></body>`,
    ),
  ).toBe(`<head><title>A</title>${other}</head><body class="b">${text}${data}<p>Hi</p></body>`);
});
