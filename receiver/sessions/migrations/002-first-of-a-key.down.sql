-- Nothing is lost: the first of a key is the one with the lowest id.
DROP INDEX first_of_a_key;
ALTER TABLE session_records DROP COLUMN beside;
