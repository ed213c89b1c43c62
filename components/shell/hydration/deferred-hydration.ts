import { START_PLAN_ID } from "@/lib/build-constants.mjs";
import { onSign, whenWanted } from "./first-interaction";
import { startPage } from "./hydrate-page";
import type { StartPlan } from "./hydration-manifest";
import { keepEarlyInput, stopWaiting } from "./replay-events";

/**
 * Entry of the script at the end of every exported page (ADR 10): the page is complete as it is, and its
 * scripts come when they are wanted.
 */
const plan: StartPlan = JSON.parse(document.getElementById(START_PLAN_ID)?.textContent ?? "{}");

keepEarlyInput();
whenWanted(start);

/** What did not arrive is tried again when the visitor next does something or the line is back. */
function start() {
  startPage(plan).catch(() => {
    stopWaiting();
    const again = () => {
      removeEventListener("online", again);
      forget();
      start();
    };
    const forget = onSign(again);
    addEventListener("online", again);
  });
}
