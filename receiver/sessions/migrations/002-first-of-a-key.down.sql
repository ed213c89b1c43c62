-- No record is lost: the first record of a key is the record with the lowest id.
DROP INDEX first_of_a_key;
ALTER TABLE session_records DROP COLUMN beside;
