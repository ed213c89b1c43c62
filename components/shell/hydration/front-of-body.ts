/**
 * Moves elements that extensions have inserted before the page to the end of the body. Otherwise React would treat them
 * as the page's first elements, fail to hydrate, and discard the page together with the visitor's input.
 */
export function clearFrontOfBody(body = document.body) {
  const page = body.querySelector(":scope > [data-layout]");
  const before = page ? [...body.children].slice(0, [...body.children].indexOf(page)) : [];
  // Next's own empty hidden element and the build's font requests stay in place.
  for (const element of before)
    if (!element.matches("script, link, [hidden]:empty")) body.append(element);
}
