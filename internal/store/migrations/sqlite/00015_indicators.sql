-- +goose Up
-- What agencies tell of their contests, in the open format: of each contest every
-- version that came, the latest being the one in use.
CREATE TABLE indicator (
  contest_key TEXT NOT NULL,
  number INTEGER NOT NULL,
  reference TEXT NOT NULL,
  digest TEXT NOT NULL,
  body BLOB NOT NULL,
  author TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest_key, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER indicator_no_update BEFORE UPDATE ON indicator
BEGIN SELECT RAISE(ABORT, 'append-only: indicator'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER indicator_no_delete BEFORE DELETE ON indicator
BEGIN SELECT RAISE(ABORT, 'append-only: indicator'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER indicator_no_replace BEFORE INSERT ON indicator
WHEN EXISTS (SELECT 1 FROM indicator WHERE contest_key = NEW.contest_key AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'append-only: indicator replaced'); END;
-- +goose StatementEnd
