/** @jest-environment node */
import { personHash as hashOfPage } from "@/experiments/engine/sending/person-hash";
import { personHash } from "../sessions/session-record.ts";
import { PROTOCOL } from "./records";

it.each(["5f3c0a", "", "Zoë \u{1f600}", '"quoted", [in] a list'])(
  "a page asks for the place of the person %j by the hash that the receiver computes from the person's records",
  (person) => {
    expect(hashOfPage(PROTOCOL, person)).toBe(personHash(PROTOCOL, person));
    expect(hashOfPage(PROTOCOL, person)).not.toBe(personHash(`${PROTOCOL}0`, person));
  },
);
