import { TextDecoder, TextEncoder } from "node:util";
import { makeLabelsFast } from "./__tests__/fast-labels";

// Every browser has these classes. jsdom does not have them, so the tests define them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof HTMLElement !== "undefined") {
  // These matchers need a page, and the other test files save the time to load them.
  require("@testing-library/jest-dom");
  // On a busy machine, a page may take longer than the usual second until it displays an element.
  require("@testing-library/react").configure({ asyncUtilTimeout: 20_000 });
  makeLabelsFast();
}
