-- Marks the records that are stored in addition to the first record of their key. The index ensures that only one
-- record can be the first, even with several processes.
ALTER TABLE session_records ADD COLUMN beside boolean NOT NULL DEFAULT false;
UPDATE session_records AS later SET beside = true
  WHERE EXISTS (
    SELECT FROM session_records AS earlier
    WHERE earlier.session = later.session AND earlier.kind = later.kind
      AND earlier.step = later.step AND earlier.id < later.id
  );
ALTER TABLE session_records ALTER COLUMN beside DROP DEFAULT;
CREATE UNIQUE INDEX first_of_a_key ON session_records (session, kind, step) WHERE NOT beside;
