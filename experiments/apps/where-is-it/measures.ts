import { CHANCE_KM } from "./great-circle";

export const DISTANCE_ERROR = {
  id: "distance_error",
  decimals: 0,
  normDecimals: 1,
  unit: "km",
  norm: null,
  reference: CHANCE_KM,
  span: { low: 0, high: 11_000 },
} as const;

export const LATITUDE_BIAS = {
  id: "latitude_bias",
  decimals: 1,
  normDecimals: 0,
  unit: "°",
  norm: null,
  reference: 0,
  span: { low: -30, high: 30 },
} as const;
