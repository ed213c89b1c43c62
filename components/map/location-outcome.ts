/** What came of asking a device where it is. */
export type LocationOutcome = "found" | "denied" | "unavailable" | "timeout";

/** Codes of `GeolocationPositionError`. */
const OUTCOMES: Record<number, LocationOutcome> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/** What an error of the browser's geolocation means; none that it names is "unavailable". */
export const outcomeOf = (code: number): LocationOutcome => OUTCOMES[code] ?? "unavailable";
