-- +goose Up
-- What was written stays as it was written: no row is changed or taken out. INSERT OR
-- REPLACE takes a row out without calling its trigger of DELETE, so that an insertion
-- over a key that is there is refused as well.

-- +goose StatementBegin
CREATE TRIGGER revision_no_update BEFORE UPDATE ON revision
BEGIN SELECT RAISE(ABORT, 'append-only: revision'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER revision_no_delete BEFORE DELETE ON revision
BEGIN SELECT RAISE(ABORT, 'append-only: revision'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER revision_no_replace BEFORE INSERT ON revision
WHEN EXISTS (SELECT 1 FROM revision WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: revision replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER revision_file_no_update BEFORE UPDATE ON revision_file
BEGIN SELECT RAISE(ABORT, 'append-only: revision_file'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER revision_file_no_delete BEFORE DELETE ON revision_file
BEGIN SELECT RAISE(ABORT, 'append-only: revision_file'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER revision_file_no_replace BEFORE INSERT ON revision_file
WHEN EXISTS (SELECT 1 FROM revision_file WHERE contest = NEW.contest AND number = NEW.number AND name = NEW.name)
BEGIN SELECT RAISE(ABORT, 'append-only: revision_file replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER fact_no_update BEFORE UPDATE ON fact
BEGIN SELECT RAISE(ABORT, 'append-only: fact'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER fact_no_delete BEFORE DELETE ON fact
BEGIN SELECT RAISE(ABORT, 'append-only: fact'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER fact_no_replace BEFORE INSERT ON fact
WHEN EXISTS (SELECT 1 FROM fact WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: fact replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER version_no_update BEFORE UPDATE ON version
BEGIN SELECT RAISE(ABORT, 'append-only: version'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER version_no_delete BEFORE DELETE ON version
BEGIN SELECT RAISE(ABORT, 'append-only: version'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER version_no_replace BEFORE INSERT ON version
WHEN EXISTS (SELECT 1 FROM version WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: version replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER version_file_no_update BEFORE UPDATE ON version_file
BEGIN SELECT RAISE(ABORT, 'append-only: version_file'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER version_file_no_delete BEFORE DELETE ON version_file
BEGIN SELECT RAISE(ABORT, 'append-only: version_file'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER version_file_no_replace BEFORE INSERT ON version_file
WHEN EXISTS (SELECT 1 FROM version_file WHERE contest = NEW.contest AND number = NEW.number AND name = NEW.name)
BEGIN SELECT RAISE(ABORT, 'append-only: version_file replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_no_update BEFORE UPDATE ON act
BEGIN SELECT RAISE(ABORT, 'append-only: act'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_no_delete BEFORE DELETE ON act
BEGIN SELECT RAISE(ABORT, 'append-only: act'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_no_replace BEFORE INSERT ON act
WHEN EXISTS (SELECT 1 FROM act WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: act replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_file_no_update BEFORE UPDATE ON act_file
BEGIN SELECT RAISE(ABORT, 'append-only: act_file'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_file_no_delete BEFORE DELETE ON act_file
BEGIN SELECT RAISE(ABORT, 'append-only: act_file'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_file_no_replace BEFORE INSERT ON act_file
WHEN EXISTS (SELECT 1 FROM act_file WHERE contest = NEW.contest AND number = NEW.number AND name = NEW.name)
BEGIN SELECT RAISE(ABORT, 'append-only: act_file replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_logged_no_update BEFORE UPDATE ON act_logged
BEGIN SELECT RAISE(ABORT, 'append-only: act_logged'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_logged_no_delete BEFORE DELETE ON act_logged
BEGIN SELECT RAISE(ABORT, 'append-only: act_logged'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER act_logged_no_replace BEFORE INSERT ON act_logged
WHEN EXISTS (SELECT 1 FROM act_logged WHERE contest = NEW.contest AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: act_logged replaced'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER access_no_update BEFORE UPDATE ON access
BEGIN SELECT RAISE(ABORT, 'append-only: access'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER access_no_delete BEFORE DELETE ON access
BEGIN SELECT RAISE(ABORT, 'append-only: access'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER access_no_replace BEFORE INSERT ON access
WHEN EXISTS (SELECT 1 FROM access WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: access replaced'); END;
-- +goose StatementEnd
