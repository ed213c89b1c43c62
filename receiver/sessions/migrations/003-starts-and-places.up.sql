-- The start of a session is a third kind of record.
ALTER TABLE session_records
  DROP CONSTRAINT session_records_kind_check,
  ADD CONSTRAINT session_records_kind_check CHECK (kind IN ('start', 'step', 'end'));

-- The protocol id, so that the records of one study can be counted and listed without reading the bodies. 'runs' marks
-- runs outside a study, and 'unknown' marks damaged bodies. sessions/fill-protocols.ts then fills the column from the
-- bodies. The column has no default, so that a process of the earlier release cannot insert records without it.
ALTER TABLE session_records ADD COLUMN protocol text NOT NULL DEFAULT 'unknown'
  CHECK (protocol ~ '^([0-9a-f]{64}|runs|unknown)$');
ALTER TABLE session_records ALTER COLUMN protocol DROP DEFAULT;
CREATE INDEX records_of_a_protocol ON session_records (protocol, session);

-- The places of a study with balanced groups: the condition and the row of the order that a person has. `person` is a
-- hash, and `seen` is the time of the last sign of life by the clock of the receiver.
CREATE TABLE places (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  protocol text NOT NULL CHECK (protocol ~ '^[0-9a-f]{64}$'),
  person text NOT NULL CHECK (person ~ '^[0-9a-f]{64}$'),
  condition text,
  "row" integer CHECK ("row" >= 0),
  state text NOT NULL CHECK (state IN ('offered', 'begun', 'finished', 'free')),
  seen timestamptz NOT NULL DEFAULT now(),
  UNIQUE (protocol, person)
);
