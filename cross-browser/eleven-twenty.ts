import type { Visitor } from "./visitor";

const SEVENTEEN = 'input[type=radio][value="17"]';

/** Requests 17 points in the 11–20 game that the page displays. */
export async function requestSeventeen(visitor: Visitor) {
  await visitor.press("main label:has(input[value='17'])");
  await visitor.until(
    "the answer to be chosen",
    (answer) => document.querySelector<HTMLInputElement>(answer)?.checked === true,
    SEVENTEEN,
  );
  await visitor.press("main form button[type=submit]");
}
