/** @jest-environment node */
import { openStreetMapAddress } from "@/components/features/contact/place-links";
import { boundsOfPlaces } from "@/components/map/place-bounds";

const NONE = { markers: [], polygons: [], circles: [] };

it("the bounds of the places contain every marker and every corner of the areas", () => {
  const bounds = boundsOfPlaces({
    ...NONE,
    markers: [{ position: { lat: 10, lng: 20 } }],
    polygons: [
      {
        outline: [
          { lat: -5, lng: 30 },
          { lat: 0, lng: -7 },
          { lat: 3, lng: 8 },
        ],
      },
    ],
  });
  expect(bounds).toEqual([
    [-5, -7],
    [10, 30],
  ]);
});

it("the bounds contain a circle completely, although its width in degrees is larger far from the equator", () => {
  const [[south, west], [north, east]] = boundsOfPlaces({
    ...NONE,
    circles: [{ centre: { lat: 60, lng: 0 }, radiusKm: 111.2 }],
  });
  expect([south, north]).toEqual([59, 61]);
  expect(east).toBeCloseTo(2, 5);
  expect(west).toBeCloseTo(-2, 5);
});

it("the link of a place opens the map of the place on OpenStreetMap", () => {
  expect(openStreetMapAddress({ lat: 48.86, lng: 2.35 })).toBe(
    "https://www.openstreetmap.org/?mlat=48.86&mlon=2.35#map=15/48.86/2.35",
  );
});
