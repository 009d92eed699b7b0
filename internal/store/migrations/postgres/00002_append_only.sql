-- +goose Up
-- What was written stays as it was written: no row is changed or taken out, nor a
-- table emptied.
-- +goose StatementBegin
CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'append-only: %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
-- +goose StatementEnd

CREATE TRIGGER revision_no_change BEFORE UPDATE OR DELETE ON revision FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER revision_no_truncate BEFORE TRUNCATE ON revision FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER revision_file_no_change BEFORE UPDATE OR DELETE ON revision_file FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER revision_file_no_truncate BEFORE TRUNCATE ON revision_file FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER fact_no_change BEFORE UPDATE OR DELETE ON fact FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER fact_no_truncate BEFORE TRUNCATE ON fact FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER version_no_change BEFORE UPDATE OR DELETE ON version FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER version_no_truncate BEFORE TRUNCATE ON version FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER version_file_no_change BEFORE UPDATE OR DELETE ON version_file FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER version_file_no_truncate BEFORE TRUNCATE ON version_file FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER act_no_change BEFORE UPDATE OR DELETE ON act FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER act_no_truncate BEFORE TRUNCATE ON act FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER act_file_no_change BEFORE UPDATE OR DELETE ON act_file FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER act_file_no_truncate BEFORE TRUNCATE ON act_file FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER act_logged_no_change BEFORE UPDATE OR DELETE ON act_logged FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER act_logged_no_truncate BEFORE TRUNCATE ON act_logged FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER access_no_change BEFORE UPDATE OR DELETE ON access FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER access_no_truncate BEFORE TRUNCATE ON access FOR EACH STATEMENT EXECUTE FUNCTION append_only();
