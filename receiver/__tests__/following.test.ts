/** @jest-environment node */
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { postgresPrograms } from "@/scripts/programs.mjs";
import { type Postgres, startPostgres } from "@/testing/postgres";
import { describeFollowing } from "./describe-following";

describe("with records in files,", () => {
  describeFollowing(async () => ({ SESSIONS_DIR: temporaryFolder() }));
});

// Without PostgreSQL, scripts/test.mjs reports that these tests are skipped.
(postgresPrograms() ? describe : describe.skip)("with records in PostgreSQL,", () => {
  let postgres: Postgres | undefined;
  let count = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());
  describeFollowing(async () => ({
    DATABASE_URL: (await postgres?.newDatabase(`following${count++}`)) ?? "",
    DATABASE_POOL: "2",
  }));
});
