-- No record is lost: the newer release counts the places again from the records when it starts.
DELETE FROM places;
DROP INDEX place_of_a_session;
DROP INDEX offer_of_a_session;
ALTER TABLE places
  DROP COLUMN session,
  DROP COLUMN offered,
  DROP COLUMN freed,
  DROP COLUMN sessions,
  ADD COLUMN state text NOT NULL CHECK (state IN ('offered', 'begun', 'finished', 'free')),
  ADD COLUMN seen timestamptz NOT NULL DEFAULT now();
