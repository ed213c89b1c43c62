import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";

// Every browser has these classes. jsdom does not have them, so the tests define them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
