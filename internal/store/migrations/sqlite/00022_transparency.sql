-- +goose Up
-- What everybody reads of a released act beside its files, made once from them and from
-- its version: it can be made again, and so it may be taken away, but is never changed.
-- raw has the numbers before they were protected: those of the next act are held to them.
CREATE TABLE transparency (
  contest TEXT NOT NULL,
  act INTEGER NOT NULL,
  body BLOB NOT NULL,
  raw BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES act (contest, number)
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER transparency_no_update BEFORE UPDATE ON transparency
BEGIN SELECT RAISE(ABORT, 'append-only: transparency'); END;
-- +goose StatementEnd

CREATE INDEX act_file_digest ON act_file (digest);
