-- The records exactly as they arrived. The column `body` has the type bytea, because receipts are computed from the
-- bytes.
CREATE TABLE session_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('step', 'end')),
  step text NOT NULL,
  digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  body bytea NOT NULL,
  received timestamptz NOT NULL DEFAULT now(),
  UNIQUE (session, kind, step, digest)
);

-- The withdrawn sessions: the hash of the id, and the day of the withdrawal.
CREATE TABLE session_tombstones (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  day date NOT NULL
);
