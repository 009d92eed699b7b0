-- +goose Up
-- Where each person of a published result stands and why, made when its act was
-- confirmed: one sealed object, of whose parts this says the sizes. It can be made again
-- of the version, and so it may be taken away, but is never changed.
CREATE TABLE situation (
  contest TEXT NOT NULL,
  act INTEGER NOT NULL,
  version INTEGER NOT NULL,
  object TEXT NOT NULL,
  size INTEGER NOT NULL,
  people INTEGER NOT NULL,
  parts BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES act (contest, number)
) STRICT;

-- Its key, which the master keys wrapped.
CREATE TABLE situation_key (
  contest TEXT NOT NULL,
  act INTEGER NOT NULL,
  wrapped BLOB NOT NULL,
  PRIMARY KEY (contest, act),
  FOREIGN KEY (contest, act) REFERENCES situation (contest, act) ON DELETE CASCADE
) STRICT;

-- +goose StatementBegin
CREATE TRIGGER situation_no_update BEFORE UPDATE ON situation
BEGIN SELECT RAISE(ABORT, 'append-only: situation'); END;
-- +goose StatementEnd
