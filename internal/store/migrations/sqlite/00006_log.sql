-- +goose Up
-- The transparency log of published acts: its leaves in their order, and the signed
-- head after each.
CREATE TABLE log_leaf (
  position INTEGER PRIMARY KEY,
  leaf BLOB NOT NULL,
  head BLOB NOT NULL
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER log_leaf_no_update BEFORE UPDATE ON log_leaf
BEGIN SELECT RAISE(ABORT, 'append-only: log_leaf'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER log_leaf_no_delete BEFORE DELETE ON log_leaf
BEGIN SELECT RAISE(ABORT, 'append-only: log_leaf'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER log_leaf_no_replace BEFORE INSERT ON log_leaf
WHEN EXISTS (SELECT 1 FROM log_leaf WHERE position = NEW.position)
BEGIN SELECT RAISE(ABORT, 'append-only: log_leaf replaced'); END;
-- +goose StatementEnd
