/** @jest-environment node */
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { postgresPrograms } from "@/scripts/programs.mjs";
import { type Postgres, startPostgres } from "@/testing/postgres";
import { describePlaces } from "./describe-places";

describe("with places in files,", () => {
  describePlaces(async () => ({ SESSIONS_DIR: temporaryFolder() }));
});

// Without PostgreSQL, scripts/test.mjs reports that these tests are skipped.
(postgresPrograms() ? describe : describe.skip)("with places in PostgreSQL,", () => {
  let postgres: Postgres | undefined;
  let count = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());
  describePlaces(async () => ({
    DATABASE_URL: (await postgres?.newDatabase(`places${count++}`)) ?? "",
    DATABASE_POOL: "2",
  }));
});
