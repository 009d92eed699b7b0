-- +goose Up
-- What is in custody stays as it was written, but for the seal of a name or of a reason:
-- a new master key seals it again, so that the old ones may be retired. What is sealed
-- says of which object it is, and opens nowhere else.
-- +goose StatementBegin
CREATE FUNCTION append_only_but() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV[0] = to_jsonb(OLD) - TG_ARGV[0] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'append-only: %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
-- +goose StatementEnd

DROP TRIGGER custody_no_change ON custody;
CREATE TRIGGER custody_no_change BEFORE UPDATE OR DELETE ON custody FOR EACH ROW EXECUTE FUNCTION append_only_but('name');
DROP TRIGGER custody_hold_no_change ON custody_hold;
CREATE TRIGGER custody_hold_no_change BEFORE UPDATE OR DELETE ON custody_hold FOR EACH ROW EXECUTE FUNCTION append_only_but('reason');
