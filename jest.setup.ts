import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { makeLabelsFast } from "./__tests__/fast-labels";

// Every browser has these classes. jsdom does not have them, so the tests define them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof HTMLElement !== "undefined") makeLabelsFast();
