"use client";

import type { AdditionProps } from "@/experiments/engine/contract/define-app";
import { AdditionNote, AdditionTable } from "@/experiments/engine/result/addition-table";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./city-errors.module.css";
import { ErrorMap } from "./error-map.client";
import type { Coordinates } from "./great-circle";
import { DISTANCE_ERROR, LATITUDE_BIAS } from "./measures";
import type { WhereIsIt } from "./model";
import type { PlacedCity } from "./score";
import type { WhereIsItWords } from "./words";

/**
 * Displays a latitude and a longitude in the notation of the language. A line break is possible only between the
 * latitude and the longitude.
 */
function PlaceText({
  place: { latitude, longitude },
  words,
  locale,
}: {
  place: Coordinates;
  words: WhereIsItWords["result"]["errors"];
  locale: Locale;
}) {
  const show = (degrees: number) => formatMeasure(Math.abs(degrees), LATITUDE_BIAS, locale);
  return (
    <>
      <span className={styles.angle}>
        {interpolate(latitude < 0 ? words.south : words.north, { degrees: show(latitude) })}
      </span>{" "}
      <span className={styles.angle}>
        {interpolate(longitude < 0 ? words.west : words.east, { degrees: show(longitude) })}
      </span>
    </>
  );
}

/**
 * Displays the cities of a run twice: on a map, with a line from each cross to its city, and in a table below the map.
 */
export function CityErrors({ addition: placed, words, locale }: AdditionProps<WhereIsIt>) {
  const { errors } = words.result;
  const error = ({ km, isLeftOut }: PlacedCity) =>
    isLeftOut ? errors.leftOut : formatMeasure(km, DISTANCE_ERROR, locale);
  return (
    <div className={styles.errors}>
      <figure className={styles.figure}>
        <ErrorMap placed={placed} label={interpolate(errors.figure, { n: placed.length })} />
        <figcaption>
          <AdditionNote>
            {errors.legend} {words.form.source}
          </AdditionNote>
        </figcaption>
      </figure>
      <AdditionTable
        caption={errors.title}
        columns={[errors.city, errors.answer, errors.truth, errors.error]}
      >
        {placed.map((row, index) => (
          <tr key={row.city}>
            <th scope="row">
              <span className={styles.number}>{index + 1}</span> {words.cities[row.city].name}
            </th>
            <td data-label={errors.answer}>
              <PlaceText place={row.answer} words={errors} locale={locale} />
            </td>
            <td data-label={errors.truth}>
              <PlaceText place={row.truth} words={errors} locale={locale} />
            </td>
            <td>{error(row)}</td>
          </tr>
        ))}
      </AdditionTable>
      <AdditionNote>{errors.chance}</AdditionNote>
      <AdditionNote>{errors.bias}</AdditionNote>
    </div>
  );
}
