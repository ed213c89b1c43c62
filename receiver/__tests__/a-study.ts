import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { personHash } from "@/experiments/engine/sending/person-hash";
import type { PlaceAnswer, RunningStudy } from "@/experiments/engine/sending/running-studies";
import { newSession, PROTOCOL } from "./records";

export const STEPS = ["stroop", "flanker"];

/** Returns a study with two conditions and two rows in each. */
export const aStudy = (changes: Partial<RunningStudy> = {}): RunningStudy => ({
  documents: ["d".repeat(64)],
  title: { en: "A study", fr: "Une étude" },
  conditions: ["high", "low"].map((name) => ({ name, steps: STEPS, rows: 2 })),
  leaseMinutes: 45,
  ...changes,
});

/** Writes a file of running studies, and returns its path with a function that changes the content. */
export function studiesFile(study: Partial<RunningStudy> = {}) {
  const path = join(temporaryFolder(), "studies.json");
  const write = (changes: Partial<RunningStudy>, others: Record<string, RunningStudy> = {}) =>
    writeFileSync(
      path,
      JSON.stringify({ format: 1, studies: { [PROTOCOL]: aStudy(changes), ...others } }, null, 2),
    );
  write(study);
  return {
    path,
    write,
    writeText: (text: string) => writeFileSync(path, text),
    read: () => readFileSync(path, "utf8"),
  };
}

type To = { url: string };

/** Returns the hash that the page sends in place of a person's identifier. The receiver computes it from records. */
export const hashOf = (person: string, protocol = PROTOCOL) => personHash(protocol, person);

/** Asks for a place as the page does after the consent. */
export async function askForPlace(
  to: To,
  {
    session = newSession(),
    person = session,
    protocol = PROTOCOL,
    rehearsal = false,
    headers = {},
  }: {
    session?: string;
    person?: string;
    protocol?: string;
    rehearsal?: boolean;
    headers?: Record<string, string>;
  } = {},
) {
  const response = await fetch(`${to.url}/sessions/open`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ protocol, session, person: hashOf(person, protocol), rehearsal }),
  });
  const answer = await response.json();
  return {
    session,
    person,
    status: response.status,
    answer: answer as PlaceAnswer & { errors?: { code: string; field?: string }[] },
    retryAfter: response.headers.get("Retry-After"),
  };
}

/** Asks whether a study is open, as the page does before the consent. */
export async function askState(to: To, protocol = PROTOCOL) {
  const response = await fetch(`${to.url}/sessions/open?protocol=${protocol}`);
  return [response.status, await response.json()];
}
