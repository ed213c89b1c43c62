"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { CityErrors } from "./city-errors.client";
import { type WhereIsIt, whereIsItModel } from "./model";
import { whereIsItParameters } from "./parameters";
import { PlaceForm } from "./place-form.client";
import py from "./recompute.py";
import r from "./recompute.R";
import { fetchWorld } from "./tiles.client";

export const app = defineApp<WhereIsIt>({
  parameters: whereIsItParameters,
  model: whereIsItModel,
  view: { Form: PlaceForm, Addition: CityErrors, warmUp: fetchWorld },
  recompute: { r, py },
});
