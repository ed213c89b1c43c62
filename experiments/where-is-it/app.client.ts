"use client";

import type { FormApp } from "../engine/app-module";
import { CityErrors } from "./city-errors.client";
import { whereIsItCodebook } from "./codebook";
import { parameters, whereIsIt } from "./definition";
import { headlineOf } from "./headline";
import { PlaceForm } from "./place-form.client";
import py from "./recompute.py";
import r from "./recompute.R";
import { scoreWhereIsIt } from "./score";
import { fetchWorld } from "./tiles.client";
import type { WhereIsItWords } from "./words";

/** Where is it?: one city after the other, each kept as soon as it is confirmed. */
export const app: FormApp<WhereIsItWords> = {
  kind: "form",
  definition: whereIsIt,
  blocks: parameters.cities,
  Form: PlaceForm,
  warmUp: fetchWorld,
  score: scoreWhereIsIt,
  headline: headlineOf,
  Addition: CityErrors,
  codebook: whereIsItCodebook,
  recompute: { r, py },
};
