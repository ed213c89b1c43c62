/** @jest-environment node */
import { canonicalSurvey } from "@/experiments/survey/files/canonical-survey";
import { readSurvey } from "@/experiments/survey/files/read-survey";
import { surveyCsv } from "@/experiments/survey/files/write-survey";
import { surveyOf } from "../random-survey";

test.each(Array.from({ length: 200 }, (_, seed) => [seed]))(
  "random survey %i is the same after it was written to a file and read",
  (seed) => {
    const survey = surveyOf(seed);
    const { survey: read, faults } = readSurvey(surveyCsv(survey));
    expect(faults).toBeUndefined();
    expect(read).toEqual(canonicalSurvey(survey));
  },
);
