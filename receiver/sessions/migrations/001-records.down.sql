-- This migration refuses to delete collected records.
DO $$ BEGIN
  IF EXISTS (SELECT FROM session_records) OR EXISTS (SELECT FROM session_tombstones) THEN
    RAISE EXCEPTION 'There are records: export them, and empty the tables yourself';
  END IF;
END $$;
DROP TABLE session_records;
DROP TABLE session_tombstones;
