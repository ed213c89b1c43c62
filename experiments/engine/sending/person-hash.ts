import { sha256Hex } from "./digest";

/** Returns the SHA-256 with which a page asks for the place of a person, without revealing the identifier. */
export const personHash = (protocol: string, person: string): string =>
  sha256Hex(JSON.stringify([protocol, "person", person]));
