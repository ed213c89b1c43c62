import { outcomeOf } from "@/components/map/location-outcome";

it.each([
  [1, "denied"],
  [2, "unavailable"],
  [3, "timeout"],
  // Leaflet's code where the browser has no geolocation at all.
  [0, "unavailable"],
])("code %i of the browser means %s", (code, outcome) => {
  expect(outcomeOf(code)).toBe(outcome);
});
