import { act, render, screen } from "@testing-library/react";
import { followTranslations } from "@/experiments/engine/run/translated-text.client";

/**
 * Replaces each text node of the page with an element that contains the translation, as Chrome does when it translates
 * a page.
 */
function translate(into = (text: string) => text.toUpperCase()) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    (font.firstChild as Element).textContent = into(text.data);
    text.parentNode?.insertBefore(font, text);
    text.remove();
    originals.set(font, text);
  }
}

/** Maps each inserted element to the text node that the element replaced. */
const originals = new Map<Element, Text>();

/** Restores the original texts of a translated page, as Chrome does when the visitor ends the translation. */
function showOriginal() {
  for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
  originals.clear();
}

/** Displays adjacent texts, for which React creates separate text nodes. */
const Said = ({ word, hasFirst, hasLast }: { word: string; hasFirst?: true; hasLast?: true }) => (
  <p data-testid="said">
    {hasFirst && <b>first </b>}
    {word}
    <i>, </i>
    {hasLast && "last"}
  </p>
);

const said = () => screen.getByTestId("said").textContent;

it("a page that the browser has translated displays the texts that React changes later", async () => {
  followTranslations();
  const { rerender, unmount } = render(<Said word="one" hasLast />);
  await act(async () => translate());
  expect(said()).toBe("ONE, LAST");
  await act(async () => rerender(<Said word="one" />));
  expect(said()).toBe("ONE, ");
  await act(async () => rerender(<Said word="one" hasFirst />));
  expect(said()).toBe("first ONE, ");
  await act(async () => rerender(<Said word="two" hasFirst />));
  expect(said()).toBe("first two, ");
  unmount();
  expect(document.querySelector("font")).toBeNull();
});

it("a page that the browser has translated twice also displays the texts that React changes later", async () => {
  followTranslations();
  const { rerender, unmount } = render(<Said word="one" hasLast />);
  await act(async () => translate());
  await act(async () => showOriginal());
  await act(async () => translate((text) => `${text}?`));
  expect(said()).toBe("one?, ?last?");
  await act(async () => rerender(<Said word="two" hasLast />));
  expect(said()).toBe("two, ?last?");
  await act(async () => rerender(<Said word="two" />));
  expect(said()).toBe("two, ?");
  unmount();
  expect(document.querySelector("font")).toBeNull();
});
