/**
 * Moves what extensions have inserted before the page to the end of the body. React would take it for the
 * page's first elements, fail to hydrate, and discard the page with what was typed into it.
 */
export function clearFrontOfBody(body = document.body) {
  const page = body.querySelector(":scope > [data-layout]");
  const before = page ? [...body.children].slice(0, [...body.children].indexOf(page)) : [];
  // Next's own empty hidden element and the build's font requests stay.
  for (const element of before)
    if (!element.matches("script, link, [hidden]:empty")) body.append(element);
}
