import { act, render, screen } from "@testing-library/react";
import { followTranslations } from "@/experiments/engine/translated-text.client";

/** Replaces each text of the page by an element with its translation, as Chrome does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    (font.firstChild as Element).textContent = text.data.toUpperCase();
    text.parentNode?.insertBefore(font, text);
    text.remove();
  }
}

/** Texts with neighbours, which React keeps as nodes of their own. */
const Said = ({ word, hasFirst, hasLast }: { word: string; hasFirst?: true; hasLast?: true }) => (
  <p data-testid="said">
    {hasFirst && <b>first </b>}
    {word}
    <i>, </i>
    {hasLast && "last"}
  </p>
);

const said = () => screen.getByTestId("said").textContent;

it("a translated page takes the changes that React makes to its texts", async () => {
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
