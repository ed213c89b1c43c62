/**
 * Moves elements that browser extensions have inserted before the page to the end of the body. Otherwise React would
 * take the inserted elements for the first elements of the page, fail to hydrate, and discard the page together with
 * the visitor's input.
 */
export function clearFrontOfBody(body = document.body) {
  const page = body.querySelector(":scope > [data-layout]");
  const before = page ? [...body.children].slice(0, [...body.children].indexOf(page)) : [];
  // Next's own empty hidden element and the font requests of the build are not moved.
  for (const element of before)
    if (!element.matches("script, link, [hidden]:empty")) body.append(element);
}
