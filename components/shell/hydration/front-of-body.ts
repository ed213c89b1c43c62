/**
 * Moves what extensions have put before the page to the end of the body. React takes the first elements of
 * the body for its own, and would throw the page away, with what has been typed into it.
 */
export function clearFrontOfBody(body = document.body) {
  const page = body.querySelector(":scope > [data-layout]");
  const before = page ? [...body.children].slice(0, [...body.children].indexOf(page)) : [];
  // Next itself puts an empty, hidden element there, and the build what asks for the fonts.
  for (const element of before)
    if (!element.matches("script, link, [hidden]:empty")) body.append(element);
}
