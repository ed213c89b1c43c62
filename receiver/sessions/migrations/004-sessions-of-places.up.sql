-- The facts from which the state of a place follows: to which session it was offered and when, when the researcher freed
-- it, and what the records of each session of the person say (session, condition, source, row, times of the first and
-- last record in milliseconds since 1970, finished steps, exit, and whether the session had lost its place). The state
-- itself depends on the time, so it is not stored. No earlier release wrote to this table.
DELETE FROM places;
ALTER TABLE places
  DROP COLUMN state,
  DROP COLUMN seen,
  ADD COLUMN session text,
  ADD COLUMN offered timestamptz,
  ADD COLUMN freed timestamptz,
  ADD COLUMN sessions jsonb NOT NULL;
CREATE INDEX place_of_a_session ON places USING gin (sessions jsonb_path_ops);
CREATE INDEX offer_of_a_session ON places (session);
